// What goes wrong with the drawer, in terms that the app has words for.

const KINDS = { NoModificationAllowedError: "taken", QuotaExceededError: "full" };

/**
 * `kind` is "unavailable" (the browser has no such disk here), "taken" (another tab has it), "full", or "newer" (it is of a
 * newer Natpit, and left as it is).
 */
export class DrawerError extends Error {
  constructor(kind, cause) {
    super(`${kind}: ${cause?.name ?? ""} ${cause?.message ?? cause}`);
    this.name = "DrawerError";
    this.kind = kind;
  }
}

/** What the browser says of the disk, in our terms; anything else stays what it is. */
export function told(error) {
  return KINDS[error.name] ? new DrawerError(KINDS[error.name], error) : error;
}
