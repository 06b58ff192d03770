const CHAT: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  ya: 'you',
  yall: 'you',
  "y'all": 'you',
  r: 'are',
  dont: "don't",
  dnt: "don't",
  didnt: "didn't",
  doesnt: "doesn't",
  cant: "can't",
  wont: "won't",
  wasnt: "wasn't",
  werent: "weren't",
  isnt: "isn't",
  arent: "aren't",
  havent: "haven't",
  havnt: "haven't",
  hvnt: "haven't",
  dint: "didn't",
  didn: "didn't",
  wudnt: "wouldn't",
  cudnt: "couldn't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  aint: "isn't",
  "ain't": "isn't",
  im: "i'm",
  ive: "i've",
  ill: "i'll",
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  nvr: 'never',
  neva: 'never',
  pls: 'please',
  plz: 'please',
}

/** Normalises a text for patterns: lower case, one kind of apostrophe, chat spellings written out, single spaces. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/\bw\/o\b/g, 'without')
    .replace(/(?<![\p{L}'])[\p{L}']{1,8}(?![\p{L}'])/gu, (word) => CHAT[word] ?? word)
    .replace(/(?<!\p{L})(mrs?|ms|dr|rs|st|prof|no)\.(?=\s?[\p{L}\d])/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** The sentences and clauses of a plain text. */
export const clausesOf = (text: string): string[] =>
  text
    .split(
      /[.!?…;:\n]+(?=\s|$)|,\s|\s[-–—]+\s|—|\s(?:and|but|so|because|although|though|while|which|und|aber|y|pero|et|mais)\s/,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')

/** The sentences of a plain text, split also where a second main clause follows. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s|,\s(?=(?:and|but|so)\s)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
