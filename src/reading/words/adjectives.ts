/** How a language makes an adjective of a food: of 'лимон' 'лимонный', of 'гриб' 'грибной', of 'cytryna' 'cytrynowy'. */
const LANGUAGES = [
  {
    letters: /\p{sc=Cyrl}/u,
    lastVowel: /[аеоыияь]$/,
    last: /к$/,
    softened: 'ч',
    fleeting: /[ео](?=[^аеоуыиюя]$)/,
    ending: /^(?:[ое]в|ь?н|[ея]нн|ян)(?:[ыиое]и|[ая]я|[ыиое]е|[ое]го|[ое]му|[ыи]ми?|[ыи]х|[ую]ю|[ое]м)$/,
  },
  {
    letters: /[ąęłńśźż]/i,
    lastVowel: /[aeoyi]$/,
    last: /k$/,
    softened: 'cz',
    fleeting: /i?e(?=[^aeouyi]$)/,
    ending: /^(?:ow|i?an|nn?)(?:[yiae]|i?ego|i?emu|i?ej|[yi]mi?|[yi]ch)$/,
  },
];
const LEAST_CHARS = 3;

/** Both words folded. */
export function adjectivesIn(text: string): (word: string, food: string) => boolean {
  const language = LANGUAGES.find(({ letters }) => letters.test(text));
  if (!language) return () => false;
  const { lastVowel, last, softened, fleeting, ending } = language;
  return (word, food) => {
    const root = food.replace(lastVowel, '');
    return [root, root.replace(last, softened), root.replace(fleeting, '')].some(
      (begin) =>
        begin.length >= LEAST_CHARS && word.startsWith(begin) && ending.test(word.slice(begin.length)),
    );
  };
}
