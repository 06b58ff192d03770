/**
 * Signs and digits that people write for letters, to slip a word past a filter ("sh1t", "$lut", "k!ll"). The one table of
 * them: the safety check and the search for insults both read it. A "1" or "|" may also stand for an l.
 */
export const DISGUISE_SIGNS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '€': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g',
}
