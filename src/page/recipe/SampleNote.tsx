import { useIsConnected, useOpenChoice } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';

export function SampleNote() {
  const isConnected = useIsConnected();
  const openChoice = useOpenChoice();

  return (
    <div className="sample panel page-only">
      <Icon name="eye" />
      <p>This one isn’t from your list, but you can try everything.</p>
      {!isConnected && <Button onClick={openChoice}>Get my own recipes</Button>}
    </div>
  );
}
