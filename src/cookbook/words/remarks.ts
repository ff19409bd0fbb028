/** Shops that sell foods under their own name, such as M&S. */
const SHOPS =
  /^(?:\w&\w|aldi|asda|coles|costco|great value|kirkland|kroger|lidl|tesco|trader joe'?s|waitrose|woolies) /;
/** Words that tell no food before a food: 'a bit of ham'. */
const FIRST_WORDS =
  /^(?:(?:some|any|something (?:\w+ )?with|(?:a )?few|the|my|frozen|fresh|raw|old|very|ripe|random|(?:half )?(?:an? )?(?:bit|splash|drop|lot|load|end|bag|pack|packet|handful|tub|pot|ball|block|bunch|cup|head|sheet|wedge|wheel)s? of(?: an?)?) )+/;
/** Words that tell no food after a food: 'courgettes from the garden', 'bacon offcuts'. */
const LATER_WORDS =
  / (?:(?:from|off|thats?|that's|which|going|gone|getting|sprouting|past|near|about|needs?|needing|to use|in (?:the|my|brine|oil|water)|a bit|a little|\d+ \w+ ones)\b.*|(?:very|too|quite) \w+|(?:left|nests?|links|caps|wheels?|bars?|balls?|offcuts?|misshapes|trimmings?|ends?|odds and ends|scraps?|bits|slices|rings?|chunks|bags?|packs?|packets?|tins?|cans?|tubs?))$/;
/** A form behind a food: 'mackerel (smoked)'. */
const STATE_BEHIND = /^(.+) \((smoked|cooked|canned|tinned|frozen)\)$/;
/** Cold food, which counts as left over: 'cold turkey'. */
const COLD =
  /^cold (?=(?:\w+ )?(?:chicken|turkey|duck|beef|pork|lamb|meat|salmon|fish|potato|pasta|rice|porridge|oatmeal))/;
/** Leftovers, which count as cooked foods: 'rice from yesterday'. */
const LEFT_OVER =
  /^(?:leftover )?(.*?) (?:(?:from )?(?:yesterday|last night)\b.*|left ?over|leftovers|left over from.*)$/;

/** Removes remarks from a text on the list: 'some courgettes from the garden' becomes 'courgettes'. */
export function withoutRemarks(text: string): string {
  const ordered = text.replace(STATE_BEHIND, '$2 $1').replace(LEFT_OVER, 'leftover $1');
  return withoutLaterWords(ordered).replace(FIRST_WORDS, '').replace(SHOPS, '').replace(COLD, 'leftover ');
}

export function withoutLaterWords(text: string): string {
  return text.replace(LATER_WORDS, '');
}
