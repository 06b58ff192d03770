import { CHAT } from './chat.ts'
import { stemOf } from './stem.ts'

/** Words that say little about the topic of a sentence. */
const EMPTY: ReadonlySet<string> = new Set(
  `a an the and or but so if as at by for from in into of off on out over to up with without about after before again all also always am any
  are be because been being both can cant cannot could couldnt did didnt do does doesnt doing dont each either else even ever every for get
  getting go going got had has hasnt have havent he her here hers him his how i id if ill im in is isnt it its ive just keep let lets like
  look make may me maybe might mine more most much must my need never next no none nor not nothing now of ok okay on once one only or our
  ours out own please pls plz really right same said say says she should shouldnt since some something still such sure than that thats the their
  them then there these they thing things this those though time to today together too u until up ur us very want was wasnt way we were
  werent what when where which while who why will with wont would wouldnt yes yet you youd youll your youre yours yourself youve
  tomorrow tonight kindly would appreciate could feel feels think know hope wish ask asking asked like love
  looking looks thx ta cheers lol omg already immediately asap urgently soon pleas tbh ok
  myself yourself himself herself itself ourselves yourselves themselves
  abeg biko na bro mate man dude ok next first also thanks thank hi hello dear anything everything anyone everyone someone actually again
  und oder aber der die das ein eine ich du mir dich mich dir ist zu bitte nicht mit auf von
  de la el los las un una que y o pero no me te se tu por favor lo es con para
  le les des et ou mais je tu il ne pas que vous s'il plait pour avec mon ma ton ta`.split(/\s+/),
)

/** Words that can mean the same thing in a request, one group per line: money back, repayment. */
const SAME: readonly string[] = [
  'money pay paid payment refund repay repaid repayment reimburse reimbursement transfer cash owe owed owing debt return returned settle amount rent bill deposit invoice fee remit send clear balance account bill',
  'call phone ring text message reply respond response answer contact reach write email hear dm whatsapp touch update',
  'shout yell scream raise raising voice loud loudly tone quietly calm calmly gently language',
  'noise noisy music volume quiet loud turn down lower sleep silence drum party bass tv',
  'clean wash tidy dish dishes clear mess kitchen hoover vacuum mop sweep bathroom chore chores sink rubbish trash bin bins garbage tidied cleaned',
  'come arrive show attend visit join turn be present there home',
  'tell told say explain inform know truth honest honestly admit straight answer reason why clarify explanation clear open happened',
  'leave alone space away out go move contact stop distance',
  'give return hand bring back get pass',
  'help share support chore chores part equally fair fairly split take turns contribute half burden side',
  'listen hear heard attention understand hearing listened',
  'fix repair sort mend resolve solve solved broken replace damage',
  'apologise apologize sorry apology apologies acknowledge own responsibility regret',
  'forget remember remind memory',
  'story stories explanation explanations excuse excuses',
  'indoors inside',
  'reduce cut lower trim shorten',
  'timing timings hours time schedule',
  'nothing quiet silent silence',
  'talk speak discuss chat conversation sit meet down meeting together',
  'touch take borrow use used using permission check checking without first ask hands belongings stuff things alone',
  'late time punctual early earlier punctually schedule ahead advance notice',
  'lie lying lies honest honestly truth truthful truthfully straight',
  'interrupt interrupting finish cut talk over let speak',
  'collect fetch pick',
  'book schedule arrange plan',
  'leave wait postpone',
  'remove move shift',
  'respect respectful respectfully kind kindly polite politely decent treat treated way speak rude civil',
  'remove delete take post photo picture image down',
  'park parking parked car drive driveway space spot move blocking block',
  'tidy space room belongings',
  'buy replace get new purchase swap exchange',
  'credit name acknowledge mention recognition recognise recognize',
  'copy include cc loop involve consult decide decision decisions',
  'mum mom mother mums moms mam mammy mummy mama',
  'dad father dads daddy papa da',
  'child children kid kids son daughter boy girl lad lass pikin wean bairn',
  'flat apartment house home place',
  'keys key',
  'fix correct rectify amend straight set',
  'explain understand clarify describe',
  'travel travels trip journey fly flight leaves',
  'persuade convince round mind',
  'finish over end ended start began begin started begun',
  'own admit face confess',
  'private quiet secret yourself himself themselves',
  'business affairs matters',
  'smoke smoking cigarette cigarettes',
  'gossip talk talking rumour rumours rumor behind back',
  'dog pet bark barking walk lead leash',
  'food eat eating fridge groceries shopping',
  'send share provide submit forward deliver give hand direct redirect pass',
  'date when day time',
  'sign document documents paper papers form contract',
  'confirm confirmation let know agree',
  'stop stopping end quit avoid refrain longer instead cease',
  'compare comparing comparison',
  'embarrass embarrassing humiliate mock mocking joke jokes fun laugh laughing front public',
]
const GROUPS: ReadonlyMap<string, readonly number[]> = (() => {
  const groups = new Map<string, number[]>()
  for (const [index, words] of SAME.entries()) {
    for (const word of words.split(' ')) groups.set(stemOf(word), [...(groups.get(stemOf(word)) ?? []), index])
  }
  return groups
})()

/** The stems of a text's content words. */
export function contentOf(text: string): ReadonlySet<string> {
  const words = text.replace(/[’]/g, "'").match(/\p{L}[\p{L}\p{M}']*/gu) ?? []
  return new Set(
    words
      .map((word) => CHAT.get(word.toLowerCase()) ?? word)
      .filter((word) => !word.includes(' ') && !EMPTY.has(word.toLowerCase().replace(/'/g, '')))
      .map(stemOf),
  )
}

/** The weight of a synonym, compared with 1 for the same word. */
const ALIKE = 0.8

/** The share of one text's content words that occur in another, from 0 to 1; synonyms count almost as much. */
export function overlap(content: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (content.size === 0) return 0
  const groups = new Set([...other].flatMap((stem) => GROUPS.get(stem) ?? []))
  let shared = 0
  for (const stem of content) {
    if (other.has(stem)) shared += 1
    else if ((GROUPS.get(stem) ?? []).some((group) => groups.has(group))) shared += ALIKE
  }
  return shared / content.size
}
