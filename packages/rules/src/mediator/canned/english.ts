import { insultHits } from '../insults/insults-in.ts'
import { isForeignName } from '../insults/lexicon.ts'
import { tokensOf } from '../insults/read.ts'
import { sentencesIn } from '../insults/sentences.ts'

/** Common words of English, including chat and pidgin spellings, that few other languages share. */
const EVERYDAY = new Set(
  "hi hello hey dear thanks thank mom mum dad monday tuesday wednesday thursday friday saturday sunday the a an and or but you your youre i i'm im my mine we our us it is are was were be been to of for with that this these those have has had do did does don't dont didn't didnt not no please at so when what which he she they his her their if then all just up out from by about get got will can can't cant never always such there here why how who still because cos u ur r yr i've ive it's its that's thats he's she's you're we're they're wasn't isn't won't wont pls plz now back again more than too only need want said told like know think pay money still dey wey abeg make go come on off over after before every next last time day week kindly only also one two any some own mind old ok so where am im after been into yer ye'd ye've ye're cannae didnae dinnae wasnae isnae doesnae wouldnae couldnae havenae tae gie hae aye naw youse wee whit theres whats ill youd youve didnt wasnt isnt wouldnt couldnt doesnt havent hasnt yuh seh nuh inna dem dat arent werent shouldnt tmrw tonite".split(
    ' ',
  ),
)
export const isEverydayWord = (word: string): boolean => EVERYDAY.has(word)

/** The minimum share of such words in an English text, and the length up to which a single one is enough. */
const SHARE = 0.28
const FEW = 4

/** Whether a message is mostly in English. Also works for messages too short for a language detector. */
export function isEnglish(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}+(?:'\p{L}+)*/gu) ?? []
  if (words.length === 0) return true
  if (words.join('').replace(/[^a-z]/g, '').length < 0.7 * words.join('').length) return false
  const known = words.filter((word) => EVERYDAY.has(word)).length
  if (known >= SHARE * words.length) return true
  if (words.length > FEW * 3) return false
  return known > 0 && words.length <= FEW ? true : insultsInEnglish(text) || (words.length <= 2 && known > 0)
}

const insultsInEnglish = (text: string): boolean =>
  sentencesIn(tokensOf(text)).some((sentence) =>
    insultHits(sentence).some(
      ({ from, to }) => !sentence.slice(from, to).some(({ word }) => isForeignName(word.toLowerCase())),
    ),
  )
