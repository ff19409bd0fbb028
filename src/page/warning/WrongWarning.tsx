import { Fragment, useState } from 'react';
import { copy } from '../browser/copyAndShare.ts';
import { announce } from '../context/Announcer.tsx';
import { useRecipe } from '../context/recipeContext.ts';
import { Button } from '../controls/Button.tsx';
import { Disclosure } from '../controls/Foldout.tsx';
import { reportsOf } from './reportsOf.ts';

/** Shows a report for each food of the warning. Nothing is sent or copied before the visitor presses a button or a link. */
export function WrongWarning({ bugs }: { bugs: string }) {
  const { reading, checks } = useRecipe();
  const [copied, setCopied] = useState({ text: '', outcome: '' });

  async function copyReport(text: string) {
    const outcome = await copy({ plain: text });
    setCopied({ text, outcome });
    announce(outcome);
  }

  return (
    // Excludes the reports from the live region around the warning.
    <Disclosure className="soft wrong-warning page-only" aria-live="off" line="This warning is wrong">
      {reportsOf(checks.checks, reading.language.tag, bugs).map(({ food, text, form }) => {
        const about = <span className="visually-hidden"> about {food}</span>;
        return (
          <Fragment key={text}>
            <pre>{text}</pre>
            {form ? (
              <a href={form} target="_blank" rel="noopener noreferrer">
                Open a form on GitHub with these lines{about}
              </a>
            ) : (
              <Button onClick={() => void copyReport(text)}>
                Copy these lines for the owner of this page{about}
              </Button>
            )}{' '}
            {copied.text === text && copied.outcome}
          </Fragment>
        );
      })}
    </Disclosure>
  );
}
