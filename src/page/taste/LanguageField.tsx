import { Icon } from '../controls/Icon.tsx';
import { languageName } from './formatTaste.ts';

/**
 * Languages that have a word list in `reading/languages`, most spoken first. This file lists the languages because the
 * word lists load later.
 */
export const READ_LANGUAGES = 'en zh es hi ar pt fr ru ja de ko it tr pl nl sv da nb'.split(' ');

type LanguageFieldProps = { language: string | null; onChange: (language: string | null) => void };

export function LanguageField({ language, onChange }: LanguageFieldProps) {
  return (
    <>
      <label>
        <span className="name-of">Language</span>
        <span className="pick">
          <select
            className="field"
            value={language ?? ''}
            onChange={({ target }) => onChange(target.value || null)}
          >
            <option value="">Same as this page</option>
            {languagesToChoose(language).map((tag) => (
              <option key={tag} value={tag} lang={tag}>
                {languageName(tag)}
              </option>
            ))}
          </select>
          <Icon name="down" className="icon in-field" />
        </span>
      </label>
      <p className="soft" role="status">
        {language && !isRead(language) && 'Amounts and timers may not be recognised in this language.'}
      </p>
    </>
  );
}

/** Lists the languages in a fixed order because an option that moves could be chosen by mistake. */
function languagesToChoose(chosen: string | null): string[] {
  const ofBrowser = navigator.languages.map((tag) => tag.split('-')[0]);
  const common = READ_LANGUAGES.filter((language) => !ofBrowser.includes(language));
  return [...new Set([...navigator.languages, ...common, ...(chosen ? [chosen] : [])])];
}

function isRead(language: string): boolean {
  return READ_LANGUAGES.includes(language.replace(/-.*/, '').replace(/^no$/, 'nb'));
}
