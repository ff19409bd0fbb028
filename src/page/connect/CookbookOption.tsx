import { Icon } from '../controls/Icon.tsx';

/** Always there. It is on while nothing is connected. */
export function CookbookOption({ isOn }: { isOn: boolean }) {
  return (
    <div className={isOn ? 'row cookbook is-on' : 'row cookbook'}>
      <Icon name="book" />
      <div>
        <h3>The kitchen’s cookbook</h3>
        <p className="soft">Now · free, no AI</p>
      </div>
      {isOn && (
        <p className="on">
          <Icon name="tick" /> On
        </p>
      )}
    </div>
  );
}
