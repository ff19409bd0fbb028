export const MAX_NOTE_CHARS = 500;
