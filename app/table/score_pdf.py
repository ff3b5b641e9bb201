"""The score sheet of a match as a PDF: one page of A4 in Natpit's own type, to print in colour or in black and white.

made = score_pdf(sheet)          # a ScoreSheet (app.table.paper): plain values
Path("boom.pdf").write_bytes(made)

The same sheet gives the same bytes, whenever it is made. No Flet here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.table.paper import HEIGHT, WIDTH, Box, Mark, Rule, Say, ScoreSheet, Shape
from app.table.paper_page import page
from app.table.paper_type import FILES, path_of

if TYPE_CHECKING:
    from fpdf import FPDF

INKS = {
    "inkt": "#14233B", "inkt2": "#48556B", "druk": "#2A5F46", "rood": "#B3241F", "rand": "#5D7E6A",
    "kaft2": "#7FB095", "lijn2": "#A9BFAC", "tint": "#EFF4EA", "papier": "#FFFFFF",
}  # fmt: skip
"""The inks on white paper: those of the pad by daylight. Each can be told from the paper in grey as well."""
CURVE = 0.5523


def score_pdf(sheet: ScoreSheet) -> bytes:
    """The sheet as a PDF of one page. Slow (a quarter of a second): not for the event loop."""
    pdf = _begun(sheet)
    for mark in page(sheet):
        _paint(pdf, mark)
    return bytes(pdf.output())


def _begun(sheet: ScoreSheet) -> FPDF:
    from fpdf import FPDF

    pdf = FPDF("portrait", "mm", (WIDTH, HEIGHT))
    pdf.set_auto_page_break(False)
    pdf.set_margin(0)
    pdf.c_margin = 0
    pdf.set_title(f"{sheet.title} · {sheet.day}")
    pdf.set_subject(f"{sheet.verdict}. {sheet.under}".strip())
    pdf.set_keywords(", ".join(sheet.signers))
    pdf.set_author("Natpit")
    pdf.set_creator("Natpit")
    pdf.set_lang(sheet.lang)
    pdf.set_creation_date(sheet.made)
    for face in FILES:
        pdf.add_font(face, fname=path_of(face))
    pdf.add_page()
    return pdf


def _paint(pdf: FPDF, mark: Mark) -> None:
    if isinstance(mark, Say):
        _say(pdf, mark)
    elif isinstance(mark, Rule):
        pdf.set_draw_color(INKS[mark.ink])
        pdf.set_line_width(mark.width)
        if mark.dash:
            pdf.set_dash_pattern(*mark.dash)
        pdf.line(mark.x1, mark.y1, mark.x2, mark.y2)
        if mark.dash:
            pdf.set_dash_pattern()
    elif isinstance(mark, Box):
        pdf.set_fill_color(INKS[mark.ink])
        pdf.rect(mark.x, mark.y, mark.w, mark.h, "F", round_corners=bool(mark.radius), corner_radius=mark.radius)
    else:
        _shape(pdf, mark)


def _say(pdf: FPDF, mark: Say) -> None:
    if not mark.text:
        return
    pdf.set_font(mark.face, size=mark.size)
    pdf.set_text_color(INKS[mark.ink])
    wide = pdf.get_string_width(mark.text)
    x = mark.x - {"l": 0.0, "c": wide / 2, "r": wide}[mark.align]
    if mark.turned:
        with pdf.rotation(90, mark.x, mark.y):
            pdf.text(x, mark.y, mark.text)
    else:
        pdf.text(x, mark.y, mark.text)


def _shape(pdf: FPDF, mark: Shape) -> None:
    from fpdf.drawing import PaintedPath

    path = PaintedPath()
    for what, at in mark.steps:
        match what:
            case "M":
                path.move_to(*at)
            case "L":
                path.line_to(*at)
            case "C":
                path.curve_to(*at)
            case "Z":
                path.close()
    path.style.auto_close = False
    path.style.fill_color = INKS[mark.fill] if mark.fill else None
    path.style.stroke_color = INKS[mark.line] if mark.line else None
    path.style.stroke_width = mark.width or None
    path.style.stroke_cap_style = "round"
    path.style.stroke_join_style = "round"
    with pdf.drawing_context() as gc:
        gc.add_item(path)
