/** Why a word is left out of the calm version. */
export type InsultReason = 'insult' | 'shouting' | 'accusation'

/**
 * The shapes of an insult, over the words of a sentence with a space on either side. A capital letter is a tag (see
 * words/lexicon.ts and read.ts); names in braces are the parts below.
 *
 * `words`: what is matched can be cut, and the sentence stands. `clause`: what is matched is subject and predicate, and what
 * follows decides what becomes of them. Parts in lookarounds are context.
 */
export type Shape = { readonly cut: 'words' | 'clause'; readonly reason: InsultReason; readonly pattern: RegExp }

/**
 * No two of these begin alike where both could go on: in a repeated group, each way to read the same words doubles the time. H is
 * one of them, so groups that hold FILL hold no other H.
 */
const ADVERB =
  'so|such|really|very|just|too|truly|always|completely|totally|absolutely|absolute|total|complete|utter|utterly|real|right|proper|big|bigger|biggest|huge|massive|giant|little|most|more|nothing but|being|still|also|quite|pretty|bit|kind of|kinda|sort of|even|only|all|both|one|some|extremely|incredibly|honestly|literally|obviously|clearly|frankly|basically|no better than|bunch of|ever|actual|actually|simply|plain|downright|insanely|unbelievably|fucking|H|typical|old|fat|dirty|filthy|ugly|first class|third class|world class|certified|glorified|selfish little'
const PARTS: Readonly<Record<string, string>> = {
  FILL: `(?:(?:${ADVERB}|a|an|the|like|as|of|my|our|this) )`,
  SOFT: `(?:(?:just|really|always|also|still|clearly|obviously|honestly|literally|actually|simply|never ever|only|all|both|so) )`,
  /** A noun that insults, with what stands before it. */
  CALLED:
    '(?:(?:[TWH] |little |old |absolute |total |complete |utter |big |fat |dirty |useless |bunch of |load of |, )*(?:[NSFO]|[TW] P) )',
  /** All that "you are" can be followed by. */
  STRONG: `(?:{FILL}*(?:[WFPO] (?:, )?(?:and |or )?{FILL}*)*[TNS] {REST})`,
  SCORNED:
    '(?:{FILL}*(?:(?:a|an|the) (?:very |proper |complete )*)(?:[TW] (?:, |and )?)(?:[a-z-]+ (?:, )?){0,2}[NFPSO] {REST}|{FILL}*(?:a|an) (?:very |real )*[TW] [a-z]+ {STOP}|an? (?:[a-z]+ ){1,2}in (?:a|an|his|her|your) (?:[a-z]+ ){0,2}(?:coat|suit|hoodie|jacket|tie|dress|costume|trenchcoat|hat|uniform) )',
  WEAK: '(?:{FILL}*[WFTO] (?:P )?{REST}{STOP})',
  REST: `(?:(?:, )?(?:and |or |but )?{FILL}*[TWNSF] (?:P )?){0,5}(?:P )?(?:of (?:a |an )?(?:P|[a-z]+) )?(?:i know |i have (?:ever )?(?:met|known|seen|had) |ever |alive |on earth |in the (?:whole )?world |around |and you know it |and you know that )?`,
  STOP: `(?=[-,.;:!?¶)EX]|(?:and|but|or|because (?!of )|so|if|when|that|who|since|then|lol|lmao|smh|man|bro|mate|today|sometimes|lately|again|anyway|btw|you know|ok|right now|these days|all the time|sha|abeg|o|oo|yaar|na|too|at times|most of the time|in (?:a|an|his|her|your) (?:[a-z]+ ){0,2}(?:coat|suit|hoodie|jacket|tie|dress|costume|hat)) |$)`,
  END: `(?=[-,.;:!?¶)EX]|(?:lol|lmao|smh|and|but|because|so|when|if|sha|abeg|o|yaar|man|bro|mate) |$)`,
  CLOSE: `(?=[-,.;:!?¶)EX]|$)`,
  YOU: `(?:you (?:(?:guys|two|all|both|P|lot) )?)`,
  BE: `(?:{SOFT}*(?:are|were|have been|have always been|will always be|will be|must be|can be|could be|seem|sound|look|act|acted|behave|behaved|are being|are acting|are behaving|were being|were acting|keep acting|keep being|have become|became|turned out to be|have proven to be|be|dey|remain|keep on being|'d be|are becoming|are turning into) )`,
  YOU_ARE: `(?:{YOU}{BE}{SOFT}*|you're {SOFT}*|you (?=(?:so|too|such a|just a|such an|na) ))`,
  OTHER: `(?:(?:he|she|they|your (?:\\w+ )?\\w+|that \\w+|the \\w+|his \\w+|her \\w+|(?!it |this |that |what |who |there |here |which |i )[a-zà-ÿ-]+) (?:{SOFT}*)(?:is|are|was|were|'s) )`,
  /** An adjective by its ending, known or not: "greasy", "pretentious", "freeloading". Kind words and plain states are none. */
  SCORNFUL:
    '(?:(?!(?:lovely|funny|happy|busy|ready|pretty|silly|lucky|sorry|okay|any|every|many|only|already|really|probably|my|why|by|say|pay|buy|try|stay|play|may|today|early|going|coming|doing|being|having|getting|making|saying|looking|trying|talking|thinking|asking|leaving|working|waiting|bring|thing|nothing|something|anything|everything|during|precious|gorgeous|amazing|darling|unless|bless|less) )[a-z-]{2,20}(?:(?<!l)y|ous|ish|less|ing|faced|headed|witted|assed|arsed|brained)|thick|cheap|fake|cold|sad|lame|crooked|rotten|twisted|selfish)',
  /** A last word that names somebody: no pronoun, place or time. */
  NAMED:
    '(?:(?!(?:me|it|him|her|us|them|you|now|today|tonight|tomorrow|again|up|out|off|in|on|home|here|there|to|too|yet|still|enough|anyway|though|mine|this|that|these|those|everything|anything|nothing|something|stuff|things?|away|back|down|over|one|ones|man|guys|all|either|alone|about|for|with|of|at|please|pls|darling|sweetheart|sausage|angel|legend|genius|friend|love|well|it|that|what|anything) )[a-z-]{3,20})',
  /** What FILL has not. */
  SCORN:
    '(?:T|W|spoiled|silly|evil|vain|hollow|dangerous|thieving|tortured|poor excuse for a|sad|sorry|jumped-up|overgrown|overpaid|so-called)',
  ADJ: '(?:{SCORN}|absolute|complete|total|utter|proper|little|old|big|fat|H)',
  CONTEMPT: `(?:T|disgusting|shameful|laughable|joke)`,
  SELF: '(?:yourself|you|number one|money|your own \\w+|no one else)',
  CONDUCT: `(?:behaviou?r|attitude|excuses?|manners?|parenting|jokes?|apolog(?:y|ies)|explanations?|logic|arguments?|opinions?|brain|head|conduct|work ethic|personality|taste|whole \\w+|P)`,
  GIVE: `(?:(?:don't|do not|didn't|did not|never|doesn't|couldn't|could not|won't) (?:even |really |ever )*give)`,
}

function shape(cut: Shape['cut'], reason: InsultReason, ...sources: readonly string[]): Shape {
  let source = sources.join('|')
  while (/\{[A-Z_]{2,}\}/.test(source))
    source = source.replace(/\{([A-Z_]{2,})\}/g, (_, part: string) => PARTS[part] ?? '')
  return { cut, reason, pattern: new RegExp(`(?<= )(?:${source})`, 'g') }
}

/** Whole clauses come first: what stands inside one goes with it. */
export const SHAPES: readonly Shape[] = [
  // Whole sayings that only insult.
  shape(
    'clause',
    'insult',
    '(?:you (?:can |should )?)?(?:just |please )?(?:go |go and )?(?:fuck|O|screw|sod|bugger|eff|f|piss|naff|jog|H|F(?= off)) (?:you|off|yourself|all of you)(?: (?:and )?your \\w+)? (?!over |up |so )',
    '(?:you can |just |please )*(?:go to|rot in|burn in|to) O (?:with you )?',
    '(?:just |please )*shut (?:the O )?(?:up|it|your (?:\\w+ )?(?:mouth|face|trap|gob)) ',
    '(?:just |please )*(?:get lost|get bent|get a life|get a grip|grow up|grow a pair|grow some balls|man up|drop dead|eat O|bite me|suck it|up yours|kiss my (?:\\w+ )?O|shame on you|stfu|gtfo|fu|fuck u|kys|foh|grow a spine|grow a brain|touch grass|cry about it|cry me a river|cry more|get over yourself|boo hoo|learn to read(?: a \\w+)?|screw your \\w+|choke on it|go away and die|good riddance|god punish you|thunder fire you|what a O) ',
    "(?:what|wtf) (?:(?:the )?O )?(?:is|'s) (?:even |actually )?(?:wrong with you|the matter with you|your (?:H |O )?(?:problem|damage|deal)) ",
    "what's (?:even |actually )?(?:wrong with you|the matter with you|your (?:H |O )?(?:problem|damage|deal)) ",
    'who (?:the O )?(?:do|does) you think you are ',
    "(?:have you (?:got )?|you have |you have got |you got |you got absolutely |you clearly have |you really have |you have absolutely |do you have |you get |you no get |you don't have |you have got )(?:absolutely |zero )?(?:no|any|zero|an ounce of|a shred of|not an ounce of|even a shred of) (?:P )?(?:shame|manners|decency|class|spine|balls|heart|brains?|conscience|backbone|home training|sense|common sense|integrity|soul|clue)(?: at all)? {END}",
    'you no get (?:sense|shame|brain) ',
    '(?:are you (?:just |really |actually |being |that |always |this |H )*(?:[TWNSF]|out of your mind|{FILL}*{CALLED}|{FILL}*[FN])|do you have to be {FILL}*(?:[TWNSF]) (?:P )?|why (?:are you|do you have to be|must you be) {FILL}*(?:[TWNSF]) (?:P )?)(?: or (?:what|something))? {CLOSE}',
    '(?:how|how on earth) (?:H )?[TW] (?:can|could|are|do|must) (?:you|one P|someone|anyone|a P) (?:be|get|have to be)? ?{CLOSE}',
    'how (?:can|could) (?:you|someone|anyone|a P) be {FILL}*[TWNSF] {CLOSE}',
    '(?<=^ (?:(?:hey|wow|honestly|seriously|just|oh|ok|okay|lol|bruh|god|ugh|yes|no|well|and) (?:, )?)?)(?:{FILL}|[TW] (?:, |and )?)*(?:[TNSV]|[TW] (?:old |little )?[PF]|F(?<=(?:such|what) .{0,30}F)) (?:P )?(?:(?:and |, ){FILL}*[TWNSF] )*(?:of a P )?(?:ever )?(?:, that.s (?:who|what)(?: you are)? )?(?=[.!?¶]|$)',
    // What somebody is likened to.
    '(?:you|who) (?:clearly |obviously |evidently |, )*(?:have|has|possess|got|show) (?:about )?(?:the|all the) (?:[a-z]+ ){1,3}of (?:a|an) (?:[a-zNF]+ ){1,3}{END}',
    "(?:you are|you're|you were) {FILL}*(?:about |roughly )?as (?:[a-zTW]+) as (?:a|an|the) (?:[a-zNFT]+ ){1,4}{END}",
    "(?:you are|you're) (?:basically |literally |just )*(?:the human (?:equivalent|version) of|a walking|a complete and utter|an absolute) (?:[a-zNFT]+ ){1,4}{END}",
    "(?:you are|you're) {FILL}*waste of (?:a |an |my )?[a-z]+ {END}",
    "(?:you are|you're) (?:not right in the head|no (?:[a-z]+ )?P(?: of mine| at all)?|making me sick|beyond help|beneath me|beneath contempt) {END}",
    "you (?:couldn't|can't|could not) (?:organi[sz]e a|find your own|pour water|run a bath) (?:[a-zO-]+ ){1,6}{END}",
    'you (?:really |clearly |seriously )*need (?:your head examined|professional help|your head checking|a brain|psychiatric help|to see a shrink) ',
    '(?:are you|u) (?:blind|deaf|on drugs|brain damaged|out of your head) (?:or (?:what|just [TW]|[TW]|something) )?{CLOSE}',
    '(?:please |just )*(?:use your (?:H )?(?:brain|head)|get your head (?:checked|examined)|seek help) {END}',
    '(?:and )?you (?:dare to )?call yourself (?:a|an|my) (?:[a-z]+ )?(?:P|[a-z]+) {CLOSE}',
    "(?:some|what a|what an) (?:[a-z]+ )?P you (?:are|were|turned out to be|'ve turned out to be) ",
    "[NSF] (?:doesn't|does not|don't) (?:even )?(?:begin to )?(?:cover|describe) (?:it|you) ",
    "your (?:head|brain) (?:no|not|is not|isn't) (?:dey )?(?:correct|work|right|ok) ",
    '(?:you no (?:dey|get|sabi) shame|you don (?:W|mad)|shame (?:dey catch |no dey catch )?you|god (?:go |will )?punish you) {END}',
    '(?:please |just )*(?:stop|quit|enough of|enough with|cut|spare me|save me) (?:with )?(?:your|the|this|that|all your) (?:[TWHO] )*C {END}',
    '(?<=^ )an? (?:{ADJ} )*F in (?:a|an|your) (?:[a-z]+ ){1,4}(?=[.!¶]|$)',
    'what kind of (?:a )?(?:[TWH] )*(?:[NSF]|P) (?:are you|does that|does this|does something like this|would do that|would do this|acts like this|acts like that) ',
    'what (?:a |an )?(?:{FILL}|[TW] )*(?:[NSF]|[TW] P|[TW] thing to (?:do|say))(?: you (?:are|were))? {STOP}',
    '(?:you (?:really |just |totally |H |always |all )*(?:suck|stink|disgust me|make me (?:sick|puke|want to (?:puke|vomit|throw up|be sick))|are dead to me|should be ashamed(?: of yourself)?|ought to be ashamed(?: of yourself)?|should really be ashamed(?: of yourself)?|have some nerve|have (?:got )?a nerve|are out of your mind|are off your head|are full of yourself|are so full of it)) (?!at )',
    "i (?:really |H |just |absolutely |honestly )*(?:hate|despise|loathe|detest|can't stand|can not stand) (?:you|your guts|the sight of you|your face) {STOP}",
    'i hope you (?:rot|choke|suffer|burn|die|lose|fail|get what you deserve)(?: \\w+){0,4} {END}',
    "(?:nobody|no one|everyone) (?:even |really |here )*(?:likes|can stand|wants|respects|hates|can't stand|loves) you {STOP}",
    "(?:it is |it's |it 's )?no wonder (?:nobody|no one|everyone|your \\w+|he|she|they) (?:\\w+ ){1,3}you {STOP}",
    "(?:so |that's so |that 's so |how |just )*typical (?:of )?you {CLOSE}",
    '(?:only|just) (?:a |an )?(?:{FILL}|[TW] )*[NS] (?:would|could) ',
  ),
  // Accusations of character.
  shape(
    'clause',
    'accusation',
    'you (?:only|just|clearly only|obviously only) (?:ever |really )?(?:care|think|cared|thought) (?:about|of) {SELF} ',
    "you (?:clearly |obviously |just |really )*(?:never|don't|do not|can't|didn't|have never|won't) (?:ever |even |once |really )*(?:think|care|thought|cared|consider|considered|give a thought) (?:of |about |to |for )*(?:anyone|anything|others|other people|nobody|no one|any of us)(?: else)?(?: (?:but|except|other than|besides|apart from|than) {SELF})? ",
    '(?:all|the only thing|the only person|the only one) (?:that )?you (?:ever |really |actually )*(?:care|think|cared|thought) (?:about|of)(?: is|are|was) {SELF} ',
    "you (?:clearly |obviously |just |really |always )*(?:{GIVE}|couldn't care less|could not care less|couldn't give) (?:a |two |one )(?:single |H |flying )*(?:O|H|toss|monkey's|rat 's O|fuck|care|f)(?:s)?(?: about (?:anyone|anything|us|others|other people)(?: else)?(?: but {SELF})?)? {END}",
    'you (?:always|constantly|just|never fail to) (?:have to|need to|want to|try to|must) (?:be|play) (?:always )?(?:right|the victim|the boss|the hero|the cent(?:er|re) of (?:attention|everything)) ',
    '(?:you |stop |quit |always )+(?:play|playing|love playing) the (?:victim|martyr) (?:card )?',
    "(?:it is|it's|it 's|everything is|everything 's|everything) (?:always|only|all|just) (?:always |all )?about you {END}",
    "you (?:really |clearly |obviously |honestly )*(?:think|thought) (?:that )?(?:you are|you're|you were) (?:so |such |really |just )*(?:better|above|special|smarter|perfect|the king|the queen|the boss|god|clever|important|entitled|superior|untouchable)(?: than (?:everyone|all of us|me|us|the rest of us|anyone|others)(?: else)?)? {END}",
    'you (?:really |clearly )*think (?:that )?the (?:whole |entire )?(?:world|universe|sun|house) (?:revolves|turns|spins) around you ',
    "you (?:always |just |really |manage to |have to )*(?:ruin|destroy|spoil|poison|screw up|mess up|H up|wreck) (?:everything|everyone's life|my life|everything you touch)(?: you touch)? {END}",
    "you (?:can't|never|couldn't|can never|have never|could never) (?:do|get|done|manage|did) (?:anything|a thing|one thing|a single thing|even one thing) right ",
    "you (?:will never|won't ever|are never going to|never will|will not ever) (?:change|amount to (?:anything|much)|learn|be anything|grow up|be happy|be a real P) ",
    "(?:you|you clearly|you really) (?:can't|can not|can never) be trusted(?: with anything)? {END}",
    "(?:nobody|no one|who|i will never|i can't|i cannot|never) (?:can |could |would |will |should )*(?:trust|trusts) you (?:with anything |ever again |anyway )?(?=[?!])",
    "(?:you are|you're|you were|you) (?:exactly |just |turning out |becoming |getting )*(?:like|as bad as|worse than) (?:your|his|her) (?:P|ex|own P|whole family) {END}",
    '(?:were you|was you|you were) (?:born|raised|brought up) (?:in a (?:barn|cave|jungle|zoo)|by (?:wolves|animals)) ',
    "(?:did|didn't) (?:your (?:P|parents)|nobody|no one|anyone|anybody) (?:ever )?(?:not )?(?:teach|raise) you (?:any )?(?:manners|better|respect|shame) ",
    "you (?:are|'re)? ?(?:not capable|incapable) of (?:\\w+ )?(?:love|empathy|honesty|caring|thinking|anything|telling the truth|being honest|being decent) ",
    "(?:you |never )*(?:wouldn't|would not|don't|do not|never) (?:even )?know (?:what )?(?:the truth|honesty|respect|work|decency|shame|loyalty|the meaning of \\w+)(?: is| means)? (?:if it (?:\\w+ ){1,5})?{END}",
    '(?:someone|somebody|a P|people) (?:as )?[TW] (?:as )?(?:you|like you) {END}',
  ),
  // "You are such a …", and what others are called.
  shape(
    'clause',
    'insult',
    '{YOU_ARE}{FILL}*(?:(?:{SCORNFUL}|[TW]) (?:, |and )?)*[NSF] (?:(?:in|with|on) (?:a|an|the|nothing|no|zero|your|too much) (?:[a-zNFTWP-]+ ){1,9})(?=[.!?¶]|$)',
    "(?:you are|you're|you were) (?:nothing (?:more )?(?:but|than)|just|such|basically|literally) an? (?:(?:{SCORNFUL}|[TWH]|[a-z]+al) (?:, |and )?){0,3}(?:[NSFPO]|{NAMED}) (?:(?:in|with) (?:a|an|the|no) (?:[a-zNFTWP-]+ ){1,4})?(?=[.!?,¶)EX]|(?:and|but|or) |$)",
    "(?:you are|you're) an? (?:(?:{SCORNFUL}|[TW]) (?:, |and )?){1,3}(?:[NSFPO]|{NAMED}) {CLOSE}",
    '{YOU_ARE}{FILL}*(?:embarrassment|disgrace|joke|liability|menace|nightmare|parasite|leech) (?:to|on|of) (?:[a-zNFTWPD-]+ ){1,5}{END}',
    'your (?:[a-z]+ ){1,2}(?:is|are|was) (?:a |an )?(?:war crime|worse|a crime|a joke|an insult|criminal) {END}',
    '(?:do|have) (?:you|u) (?:have |got )?(?:soup|mud|air|sawdust|rocks|mashed potato|nothing) (?:for brains|between your ears) ',
    'one has (?:met|seen) more (?:[a-z]+ )in (?:[a-zN]+ ){1,3}{END}|your [a-z]+ is (?:only )?(?:matched|rivall?ed) only by your [a-z]+ {END}',
    'i hope you (?:rot|choke|suffer|burn|die|lose|fail)(?: [a-z-]+){1,8} {END}',
  ),
  shape('clause', 'insult', '{YOU_ARE}(?:{SCORNED}|{STRONG}|{WEAK})'),
  shape(
    'clause',
    'insult',
    '{OTHER}{FILL}*(?:[TW] (?:, |and )?)*[NS] {END}',
    "(?:your {CONDUCT} (?:is|are|was|were|'s) ){FILL}*(?:[TNSF]|disgusting) {REST}{END}",
    "(?:i (?:am|'m) )?(?:so |just |really |H )*(?:sick|tired|fed up|done|sick and tired) (?:of|with) (?:all )?your (?:[TWH] |constant |endless )*C {END}",
    "(?:please )?(?:can you |could you |will you |would you )?(?:just |please )*(?:stop|quit|don't|do not) (?:be|being|act|acting|behaving)(?: like)? {FILL}*(?:[TWNSF] ){1,2}(?:P )?(?:(?:and|,) {FILL}*[TWNSF] )?(?:(?:about|with) (?:it|this|everything|me) )?",
    "(?:(?:that|this|it) (?:is|was|'s) |that's |it's ){FILL}*(?:{CONTEMPT}|O|C|H O|load of [OC]|total O|complete O) {END}(?<!that (?:is|was|'s) (?:so |really )?(?:T) .{0,4}$)",
    "(?:i (?:can't|won't|refuse to|will not|don't want to) (?:\\w+ ){1,4}(?:with )?)(?:a |an |such a |such an |some )(?:[TWH] )*[NS] (?:like you )",
  ),
  // What somebody is called in passing.
  shape(
    'words',
    'insult',
    ', (?:you )(?:\\w+ )*(?:[NSF]|[TW] P) {CLOSE}',
    '(?:, )?(?<!(?:are|were|than|like|as|with|about|of|call|called|calling) )you {FILL}*{CALLED}{CLOSE}',
    ', (?:(?:my|your) )?(?:{ADJ} )*(?:[NSV]|[TW] [FP]) {CLOSE}',
    '(?:, )?(?<!(?:are|were|than|like|as|with|about|of|call|called|calling) )you (?!W (?:well|it|that|what) )(?:(?:absolute|complete|total|utter|braindead|T|W(?<!mean)|{ADJ} {ADJ}) (?:{ADJ} (?:, |and )?)*)(?!enough |to |and |or |if |when |in |of |at |on |because |for |with |about |today |now |but )(?:[a-z-]+|[NFPSO]) (?:{CLOSE}|(?=and (?!(?:a |an )?(?:{ADJ} )?[NFSTW] )))',
    ', you (?:vain|hollow|sad|sorry|evil|silly|overgrown|jumped-up|overpaid|dangerous|miserable) (?:{ADJ} )*(?:[a-z-]+|[NFPSO]) {CLOSE}',
    "(?:, )?you (?:{ADJ} )+(?:[a-z-]+|[NFPSO]) (?=(?:take|give|pay|stop|clean|move|call|answer|get|put|send|return|bring|pick|turn|open|close|delete|leave|fix|reply|tell|don't|please|pls|keep|check|read|go|come) )",
    '(?:, )?(?<!(?:are|were|than|like|as|with|about|of|call|called|calling|do|did|have|can|will|would|could|if|when|what|why|how|because|that|while) )you (?!W (?:well|it|that|what) )(?:(?:{SCORNFUL}|[TW]) (?:, |and )?){1,4}(?:[NFPSO]|{NAMED}) (?=[-.!?,¶)EX]|$)',
    '(?:, )?(?<!(?:are|were|than|like|as|with|about|of|call|called|calling|do|did|have|can|will|would|could|if|when|what|why|how|because|that|while) )you (?:(?!(?:are|were|is|a|an|the|me|my|his|her|him|them|us|like|of|called|call|said|as|to|your|that|and|or|for|with|another|some|any|no) )[a-z-]+ ){1,3}[NS] {CLOSE}',
    '(?<=^ )you [a-z-]+ , (?:[a-z-]+ (?:, )?){0,3}[NFS] (?=[.!¶]|$)',
    '(?<=^ )you (?:T|W) (?:, |and )?(?:[a-z]+ (?:, |and )?){0,3}[NFPSO] (?=[.!¶]|$)',
    '(?<=(?:it|this|that|now|up|off|out|back|again|here|there|home|please|pls|ok|lol|today|tomorrow|tonight|then|D|you) )(?:[TWH] )*[NS] (?=[.!?¶EX]|$)',
    "(?:, )?(?:when|once|after|if) (?:you are|you're) (?:done|finished|through) (?:being|acting|behaving)(?: like)? (?:{FILL}|{SCORN} )*(?:[TNSFO]|[TW] P) {CLOSE}",
    '(?:, )?(?:or|and) (?:are you|will you|do you)(?: going to| just)? (?:keep|continue|carry on) (?:on )?(?:acting|being|behaving)(?: like)? (?:{FILL}|{SCORN} )*(?:[TNSFO]|[TW] P) {CLOSE}',
    "(?:, )?like the {CALLED}(?:that )?(?:you are |you're )?(?=[-,.;:!?¶)EX]|and |$)",
    '(?:, )?like (?:a |an |some )(?:{ADJ} )*(?:[NSO]|T [NSFPO]) (?=[-,.;:!?¶)EX]|and |when |again |$)(?<!(?:me|us|him|her|them|feel|felt) like .{0,40})',
    '(?<=^ (?:(?:hey|listen|listen up|listen here|look|look here|ok|okay|well|oh|so|yo|hi|and|but|no|yes|right|abeg|see) (?:, )?)?)(?:you )?(?:[TW] |{FILL})*(?:[NSV]|[TW] P|F(?<=you .{0,40}F)) (?:[-,.:!] )(?=[a-zà-ÿDQ@])',
    '(?<=(?:^| and| but| so| because| when| that| if| then| ,) you ){FILL}*(?:{ADJ} )*(?:[NS]|[TW] [PF]) (?=[a-z])(?!(?:and|but|or|of|when|if|because|in|on|at|who|that|for|so|with) )',
    '(?<=(?:can|could|will|would|do|did|have|are|when|gave|give|told|tell|of|with|for|to) you )(?:[TWH] )*(?:[NS]|[TW] F) (?=[a-zà-ÿDQ])(?!(?:and|or|of|who|that) )',
  ),
  shape('clause', 'insult', '(?:you|u) (?:{FILL}){1,3}(?:[NS]|[TF] {CLOSE}) '),
  // Scorn before a noun: "your stupid dog" is a dog.
  shape(
    'words',
    'insult',
    '(?<=(?:your|his|her|their|this|that|these|those|the|my|our|all|some|any) )(?:[TH] (?:, |and )?)+(?=[a-zà-ÿPCF])(?!(?:and|or|but|for|to|if|because|when|that|is|was|are|were|of|at|in|about|with|as|enough|thing|things|ones?|excuse) )',
    '(?<=(?:your|his|her|their) (?:own )?)[NS] (?=(?:P|friends?|mates?|dog|cat|kids?|family) )',
  ),
  // Frames around something that is said all the same.
  shape(
    'words',
    'insult',
    "(?:and |but )?(?:(?:it|that|this|its|it's|that's) (?:(?:is|was) |'s )?){FILL}*[TW] (?:(?:and |, )[TW] )?(?:of you )(?:that |how |when )?(?=(?:you|i|we|he|she|they|it|the|my|your|our|there|P|this) )(?!you to )",
    "(?:it|it's) (?:(?:is|was) |'s )?{FILL}*{CONTEMPT} (?:and [TW] )?(?:that|how) (?=(?:you|i|we|he|she|they|it|the|my|your|our|there|P|this) )",
    '(?:any|even an?|every) (?:[TWH] )*[NS] (?:can|could|would|knows?|understands?|gets?) (?:can |see |tell |know |understand )*(?:that )?(?=(?:you|i|we|he|she|they|it|the|my|your|our|there|P|this|that) )',
    '(?:just )?(?:because of|thanks to|due to|with|through|out of|despite) (?:all )?your (?:[TWH] |own |sheer |constant |endless |, )*C (?:and (?:your )?(?:[TWH] )*C )?(?:, )?',
  ),
  // Heat and interjections.
  shape(
    'words',
    'insult',
    "(?:for fuck 's sake|for O 's sake|ffs|omfg|wtaf|fml|as fuck|like fuck|as O|af|O me|bloody O|holy O|no O|X|H it|dammit|goddammit) (?:, )?",
    '(?<=(?:what|who|why|where|when|how|whoever|whatever|get|shut|calm|back|hurry|turn|keep) )(?:in |on )?the (?:H )?(?:O|heck|devil|fuck) (?=[a-zà-ÿ?])',
    '(?<=(?:get|move|haul|drag|shift) )your (?:[TWH] )*O (?=[a-z])',
    'H (?=[a-zà-ÿTWNFSPOCDQ])(?!(?:with|around|up|over|off|my|his|her|him|me|us|them|it|you) )',
  ),
  shape(
    'words',
    'insult',
    '(?<= |^)wtf (?:, )?(?=(?:are|is|were|was|did|do|does|have|has|you) )',
    '(?<=^ )(?:O|H|wtf) (?=[-,!a-zà-ÿ])(?!(?:about|on|through|off|up|me|this|that|it|of|all|the) )',
  ),
]
