import { SeeOneFirst } from '../connect/SeeOneFirst.tsx';
import { Icon } from '../controls/Icon.tsx';

export function Welcome() {
  return (
    <div className="welcome">
      <h2>Tonight, from what you have</h2>
      <p>
        List what is in your kitchen.
        <br />
        Your recipe will be here, ready to cook.
      </p>
      <SeeOneFirst />
      <ul>
        <li>
          <Icon name="tick" />
          Tick off as you go
        </li>
        <li>
          <Icon name="film" />
          Watch it made
        </li>
        <li>
          <Icon name="cards" />
          Keep what you liked
        </li>
      </ul>
    </div>
  );
}
