import { CONCEPT_LANGUAGES, CONCEPT_WORDS, type Concept } from './concept-words.ts'
import { plainSpelling } from './words.ts'

type Language = (typeof CONCEPT_LANGUAGES)[number]
type Lexicon = { words: Map<string, Concept[]>; stems: Map<string, Concept[]> }

/** Small words that distinguish the languages with Latin letters. The first language wins a tie. */
const SMALL_WORDS = {
  en: 'the and you i to my me of in it is that for your on with was be have this at what so but not if when he she they we u ur im dont',
  es: 'el la los las de que y en un una lo por con para se te me mi tu su es no si ya como pero del al le a cuando donde',
  de: 'der die das und ich du nicht ist ein eine zu den dem mit mir mich dir dich auf wenn es so wie noch was von hab hast bei im er sie',
  fr: "le la les de et je tu pas que un une il elle ne dans pour sur ce c'est j'ai t'as est mon ma ton ta mes tes des du au avec qui si jte jvais chui",
  pt: 'o a os as de que e eu nao um uma com voce vc meu minha te pra para no na do da se mas ele ela por em tu ja',
  hi: 'hai ho ka ki ke ko se main mein tu tum mera meri mere tera teri tere nahi nahin kya aur bhi toh to na hi ne par wo woh yeh ye kar raha rahi gaya tha thi hoon hu jo',
}
type LatinLanguage = keyof typeof SMALL_WORDS
const isLatinLanguage = (key: string): key is LatinLanguage => key in SMALL_WORDS
const smallWords = Object.entries(SMALL_WORDS).map(([language, words]) => ({
  language,
  words: new Set(words.split(' ')),
}))

const HAN = /\p{Script=Han}/u
const ARABIC = /\p{Script=Arabic}/u
/** The length of the longest Chinese word in the list, in characters. */
const LONGEST_HAN = 4
/** Shorter parts of an Arabic word are prefixes and suffixes. */
const SHORTEST_ARABIC = 3
const LONGEST_ARABIC = 8

/**
 * The concepts in a message, in order. A word may map to several concepts.
 * @param words lower-case, without accents
 */
export function conceptsIn(words: readonly string[]): readonly (readonly Concept[])[] {
  const language = languageOf(words)
  const found: (readonly Concept[])[] = []
  let at = 0
  while (at < words.length) {
    const word = words[at] ?? ''
    if (HAN.test(word)) found.push(...inHan(word))
    else if (ARABIC.test(word)) found.push(...inArabic(word))
    else {
      const several = severalWords(words, at, language)
      if (several) {
        found.push(several.concepts)
        at += several.count
        continue
      }
      found.push(...inLatin(word, language))
    }
    at += 1
  }
  return found
}

/** Whether a text is most likely English: it has Latin letters, and no other language has more small words in it. */
export const isEnglish = (words: readonly string[]): boolean =>
  languageOf(words) === 'en' && !words.some((word) => HAN.test(word) || ARABIC.test(word))

function languageOf(words: readonly string[]): LatinLanguage {
  let best: { language: LatinLanguage; count: number } = { language: 'en', count: 0 }
  for (const { language, words: small } of smallWords) {
    const count = words.filter((word) => small.has(word)).length
    if (count > best.count && isLatinLanguage(language)) best = { language, count }
  }
  return best.language
}

/** An expression of two or three words. */
function severalWords(words: readonly string[], at: number, language: Language) {
  for (const count of [3, 2]) {
    const concepts = at + count <= words.length && lexicon(language).words.get(words.slice(at, at + count).join(' '))
    if (concepts) return { concepts, count }
  }
  return null
}

/** Words in a Hindi text are also looked up in English, because Indian users mix the two. */
const inLatin = (word: string, language: Language): (readonly Concept[])[] =>
  word
    .split("'")
    .map((part) => lookUp(part, language) ?? (language === 'hi' ? lookUp(part, 'en') : undefined))
    .filter((concepts) => concepts !== undefined)

function lookUp(word: string, language: Language): readonly Concept[] | undefined {
  const { words, stems } = lexicon(language)
  const whole = words.get(word)
  if (whole) return whole
  for (let length = word.length; length >= 2; length -= 1) {
    const stem = stems.get(word.slice(0, length))
    if (stem) return stem
  }
  return undefined
}

/** Chinese has no spaces: takes the longest listed word at each position. */
function inHan(run: string): (readonly Concept[])[] {
  const characters = [...run]
  const { words } = lexicon('zh')
  const found: (readonly Concept[])[] = []
  let at = 0
  while (at < characters.length) {
    let length = Math.min(LONGEST_HAN, characters.length - at)
    while (length > 0 && !words.has(characters.slice(at, at + length).join(''))) length -= 1
    const concepts = words.get(characters.slice(at, at + length).join(''))
    if (concepts) found.push(concepts)
    at += Math.max(1, length)
  }
  return found
}

/** Arabic attaches articles, prepositions and pronouns to the word, so the longest known part counts. */
function inArabic(word: string): (readonly Concept[])[] {
  const { words } = lexicon('ar')
  for (
    let length = Math.min(LONGEST_ARABIC, word.length);
    length >= Math.min(SHORTEST_ARABIC, word.length);
    length -= 1
  ) {
    for (let start = 0; start + length <= word.length; start += 1) {
      const concepts = words.get(word.slice(start, start + length))
      if (concepts) return [concepts]
    }
  }
  return []
}

let lexicons: Readonly<Record<Language, Lexicon>> | undefined

/** Parsed on first use, so that it doesn't delay the server's start. */
function lexicon(language: Language): Lexicon {
  lexicons ??= readConcepts()
  return lexicons[language]
}

function readConcepts(): Record<Language, Lexicon> {
  const empty = (): Lexicon => ({ words: new Map(), stems: new Map() })
  const read = {
    en: empty(),
    es: empty(),
    de: empty(),
    fr: empty(),
    pt: empty(),
    hi: empty(),
    ar: empty(),
    zh: empty(),
  }
  for (const [concept, columns] of Object.entries(CONCEPT_WORDS)) {
    if (!isConcept(concept)) continue
    columns.split('|').forEach((column, at) => {
      const language = CONCEPT_LANGUAGES[at]
      if (!language) return
      for (const entry of plainSpelling(column).split(/\s+/).filter(Boolean)) {
        const { words, stems } = read[language]
        const word = entry.replace('*', '').replaceAll('-', ' ')
        const list = entry.endsWith('*') ? stems : words
        list.set(word, [...(list.get(word) ?? []), concept])
      }
    })
  }
  return read
}

const isConcept = (key: string): key is Concept => key in CONCEPT_WORDS
