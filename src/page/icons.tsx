/** A cook's toque, drawn for this project. Also in favicon.svg. */
export function ChefIcon() {
  return (
    <svg className="chef" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path d="M14 30V24a8 8 0 1 1 3-15.4 8.5 8.5 0 0 1 14 0A8 8 0 1 1 34 24v6z" />
      <path d="M14 30v9h20v-9M21 30v-5M27 30v-5" />
    </svg>
  );
}

export function PlusIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 5v14M5 12h14" />
    </svg>
  );
}
