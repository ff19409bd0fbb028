/** An id for a recipe made at this time. Two of one moment differ. */
export function newId(at: number): string {
  return `${at.toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
