import { hasDeviceModel } from '../../../machines/connectionMachine.ts';
import { useConnection, useConnectionState } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { ConnectionOption } from './ConnectionOption.tsx';
import { DOWNLOAD_FAILED } from './ConnectionOutcome.tsx';

export function DeviceOption({ isOpen }: { isOpen: boolean }) {
  const { actor } = useConnection();
  const connection = useConnectionState((s) => s);
  const { model, loaded, onDevice, problem } = connection.context;
  const isReady = onDevice && model === 'available';
  const downloads = connection.hasTag('downloading');
  const failed = problem === 'download failed';
  const isOffered = hasDeviceModel(connection.context);

  return (
    <ConnectionOption
      icon="laptop"
      name="This device’s model"
      line={isOffered && model !== 'available' ? 'After a 3–4 GB download ·\u00a0free' : 'Now · free'}
      isOn={isReady}
      isOpen={isOpen}
    >
      <p className="soft">Nothing leaves this device. Works offline, too.</p>
      <div role="status">
        {downloads && (
          <p>Downloading. You can go on using the page. Choosing another option cancels the download.</p>
        )}
        {failed && <p className="problem">{DOWNLOAD_FAILED}</p>}
        {onDevice && model === 'unavailable' && (
          <p className="problem">This browser’s model is no longer available. Choose another option.</p>
        )}
      </div>
      {downloads && (
        <p className="loading line">
          <progress aria-label="Download" value={loaded} /> {Math.floor(loaded * 100)} %
        </p>
      )}
      {isOffered && !isReady && !downloads && (
        <Button
          variant="main"
          aria-disabled={connection.hasTag('signingIn')}
          onClick={() => actor.send({ type: 'device.chosen' })}
        >
          {model === 'available' ? 'Use this device' : failed ? 'Try again' : 'Download and use it'}
        </Button>
      )}
      {onDevice && (
        <Button variant="quiet" onClick={({ detail }) => detail < 2 && actor.send({ type: 'device.left' })}>
          {downloads ? 'Cancel the download' : 'Stop using this device'}
        </Button>
      )}
    </ConnectionOption>
  );
}
