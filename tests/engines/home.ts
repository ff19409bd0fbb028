import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder for a browser to live in, among those of this run: it may refuse the visitor's own, and would leave traces there. */
export async function makeHome() {
  const folder = await mkdtemp(join(process.env.ENGINES_FOLDER ?? '', 'home-'));
  return {
    folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      XDG_CACHE_HOME: join(folder, 'cache'),
      XDG_CONFIG_HOME: join(folder, 'config'),
      XDG_DATA_HOME: join(folder, 'data'),
    },
  };
}

/** A program of the system, which ends with these tests at the latest, and with it what it has started. */
export function startProgram(program: string, args: string[], options: SpawnOptions) {
  const child = spawn(program, args, { ...options, detached: true });
  const end = () => endGroup(child);
  process.once('exit', end);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    child,
    end: async () => {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid);
  } catch {
    // It has ended by itself.
  }
}
