import { useEffect, useEffectEvent, useState } from 'react';
import { NOT_LOADED } from '../context/drawing.ts';
import { useOffersSample, usePage } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';

/** `onSee` is called just before the sample is shown, when the code that draws it has come. */
export function SeeOneFirst({ onSee }: { onSee?: () => void }) {
  const { recipeActor, loadDrawing } = usePage();
  const isOffered = useOffersSample();
  const [failed, setFailed] = useState(false);

  async function see() {
    const code = await loadDrawing().catch(() => null);
    setFailed(code === null);
    if (!code) return;
    onSee?.();
    recipeActor.send({ type: 'sample.requested' });
  }

  const seeEarly = useEffectEvent(() => {
    if (!globalThis.sampleAskedEarly) return;
    globalThis.sampleAskedEarly = undefined;
    void see();
  });
  useEffect(() => seeEarly(), []);

  if (!isOffered) return null;
  return (
    <>
      <Button icon="eye" className="button-edge see" onClick={see}>
        Try a sample recipe
      </Button>
      <p className="soft" role="status">
        {failed && NOT_LOADED}
      </p>
    </>
  );
}
