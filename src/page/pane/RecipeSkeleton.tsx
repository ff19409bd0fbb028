/** In the shape of what comes: kicker, dish, its line, facts, 'Cook', what is to buy, then ticks beside steps. */
export function RecipeSkeleton() {
  return (
    <div className="bones" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
      <div>
        <ul>{lines(9)}</ul>
        <ol>{lines(6)}</ol>
      </div>
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
