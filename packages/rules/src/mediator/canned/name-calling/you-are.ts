import { ANY, FILLER, INSULT } from '../patterns.ts'
import { pattern, type Voice } from './voice.ts'

const YOU_ARE =
  "(?:you(?: (?:guys|two|all|both|people|lot) are|['’]re| are| were| have been|['’]ve been| look| sound)|y['’]all are)"
const LEAD =
  "(?:(?:i (?:really )?(?:think|thought|know|knew|swear|believe|guess|feel(?: like)?|can['’]t believe|hate (?:it )?(?:that|when|how)|see now|reali[sz]ed?)|every(?:one|body)(?: (?!knows|thinks|says|agrees)\\p{L}+){0,3} (?:knows|thinks|says|agrees)|it['’]s (?:clear|because)|the truth is|fact is|face it,?)(?: that)? )?"
const PRAISE_LOST = pattern(
  `\\b${LEAD}${YOU_ARE} ${FILLER}*(?:${ANY}|bad|worse|worst) (friend|roommate|flatmate|housemate|neighbou?r|partner|husband|wife|boyfriend|girlfriend|brother|sister|mother|father|mom|mum|dad|parent|coworker|colleague|boss|manager|teammate)\\b(?: (?:ever|in the world|i['’]ve ever had|i have ever had))?(?: and (?:an? )?${FILLER}*(?:(?:${ANY}|bad|worse|worst) )?(friend|roommate|flatmate|housemate|partner|husband|wife|parent|colleague))?`,
)
const FOR_DOING = pattern(`\\b${LEAD}${YOU_ARE} ${INSULT} for (?=(?:not |never |always |even )?\\p{L}+ing\\b)`)
const TOO_TO_DO = pattern(`\\b${LEAD}${YOU_ARE} (?=too )${INSULT} to (?=\\p{L})`)
const TO_DO = pattern(
  `\\b${LEAD}${YOU_ARE} ${INSULT} (?:enough )?to (?!me\\b|us\\b|him\\b|her\\b|them\\b|my\\b|our\\b|your\\b|the\\b|every|\\p{Lu})`,
)
const TO_SOMEONE = pattern(
  `\\b${LEAD}${YOU_ARE} ${INSULT} (?:to|towards?) (?=me\\b|us\\b|him\\b|her\\b|them\\b|my\\b|our\\b|your\\b|the\\b|every)`,
)
const WHO = pattern(
  `\\b${LEAD}${YOU_ARE} ${INSULT} (?:who|that)(?= (?:can|could|do|did|never|always|is|has|will|only|just|won|doesn|didn|isn|\\p{L}+s\\b))`,
)
const SO_THAT = pattern(`\\b${LEAD}${YOU_ARE} (?=so )${INSULT} that\\b`)
const MATTERS_OF = pattern(`\\b${LEAD}${YOU_ARE} ${INSULT} (?:about|with|at) (?!me\\b|us\\b|him\\b|her\\b|them\\b)`)
const PLAIN = pattern(
  `\\b${LEAD}${YOU_ARE} ${INSULT}(?: (?:and|,) you know it| sometimes| lately| today| right now| these days)?`,
)
const BEHAVING = pattern(
  `\\b${LEAD}you(?:['’]re| are)? (?:(?:always|just|really|constantly) )?(?:act|acts|acted|acting|behave|behaved|behaving|sound|sounded|look|looked) (?:like |such )?${INSULT}`,
)

/** Mark where a clause of ours starts and ends, for the commas around it: two sentences are not joined by one. */
const START_OF_CLAUSE = '\uf8fe'
const SPLICED = /, \uf8fe/g
const END_OF_CLAUSE = '\uf8ff'
const SPLICE = /\uf8ff,? (?=(?:you|i|it|we|he|she|they|this|that|there|my|your|the|nobody|everyone)\b)(\p{L})/giu

/** "You're a lazy liar", and all that can follow it ("for …", "to …", "who …"), as what its author feels. */
export function withoutYouAre(sentence: string, { feel }: Voice): string {
  return sentence
    .replace(PRAISE_LOST, (_, role: string, also?: string) => letDownBy(role, also))
    .replace(FOR_DOING, "I'm upset with you for ")
    .replace(TOO_TO_DO, 'I wish you would ')
    .replace(TO_SOMEONE, 'I feel hurt by how you treat ')
    .replace(TO_DO, 'I find it hard to understand why you would ')
    .replace(WHO, 'I find it hard to deal with someone who')
    .replace(SO_THAT, (found) => `${feel(found)}, to the point that`)
    .replace(MATTERS_OF, (found) => `${feel(found)} when it comes to `)
    .replace(BEHAVING, feel)
    .replace(PLAIN, (found, at: number, whole: string) => startAfter(whole.slice(0, at)) + feel(found) + END_OF_CLAUSE)
    .replace(SPLICED, '. ')
    .replace(SPLICE, (_, letter: string) => `. ${letter.toUpperCase()}`)
    .replaceAll(END_OF_CLAUSE, '')
}

const letDownBy = (role: string, also?: string): string =>
  `I feel let down by you as a ${role.toLowerCase()}${also ? ` and ${also.toLowerCase()}` : ''}`

/** A comma after three words joins two sentences; one after a name ("Jonas, you …") does not. */
const startAfter = (before: string): string => (/\S+ \S+ \S+, $/.test(before) ? START_OF_CLAUSE : '')
