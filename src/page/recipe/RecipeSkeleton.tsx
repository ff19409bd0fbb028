export function RecipeSkeleton() {
  return (
    <div className="bones" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
      <ul>{lines(6)}</ul>
      <ol>{lines(4)}</ol>
    </div>
  );
}

function lines(count: number) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
    <li key={at}>
      <i />
    </li>
  ));
}
