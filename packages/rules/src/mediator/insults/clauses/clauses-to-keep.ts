import { pattern } from '../../../text/pattern.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const EXPERIENCE_PATTERNS: readonly string[] = [
  // "You have paid nothing", "you sent me none"
  String.raw`\byou (?:have )?(?:[a-z]+(?:ed|en)|paid|done|made|sent|brought) (?:zero|none|nothing)(?: [,.;!]|$)`,
  String.raw`\byou (?:have )?(?:produced|sent|provided|supplied|submitted|filed|delivered|returned|paid|issued) (?:me |us )?(?:no|none|nothing|not one)\b`,
  // "Just say so", "I'm not asking"
  String.raw`\b(?:say so|let me know|wish (?:you|we)|not asking|please|pls|kindly)\b`,
  // "I was scared", "I still want an answer"
  String.raw`\bi (?:(?:also|still|really|just|now|only|even|actually|simply|seriously|do) )?(?:am|feel|felt|want|need|was|waited|trusted|loved|believed|paid|lost|had to|cried|spent|lent|gave|sent|told|asked you|did|do not|don't|can't|could|couldn't|will|would like|miss|love)\b`,
  // "I've been crying", "I'd bought you a watch", "I've never missed a shift"
  String.raw`\b(?:i have|i 've|i had) (?:also )?(?:been|cried|lost|spent|missed|asked|told|emailed|called|rung|sent|written|waited|paid|had to)\b`,
  String.raw`\bi (?:'d|had) (?:already |just )?(?:bought|made|cooked|saved|booked|planned|baked|ordered|packed|wrapped|kept|set)\b`,
  String.raw`\bi (?:have |'ve )?never (?!(?:seen|met|known|heard|been so|felt|had|encountered|come across|in my)\b)[a-z]+\b`,
  // "I expect you to pay", "we agreed"
  String.raw`\bi (?:expect|require|request|ask) (?:you|that|to|the|my|an?)\b`,
  String.raw`\bi 'd (?:also )?(?:like|appreciate)\b`,
  String.raw`\bwe (?:agreed|need|had|paid|can|should|want|require|request|lost)\b`,
  // "He told me", "your manager hung up on me"
  String.raw`\b(?:said|says|told|called|calls|calling|shouted|wrote|texted) (?:me|that|i|we|he|she|my|us|him|her|them)\b`,
  String.raw`\b(?:telling|tellin|tells) [a-zP]+ (?:that|i|we|he|she|my|about)\b`,
  String.raw`\b(?:hung up|shouted|swore|laughed|yelled|screamed|spat) (?:on|at) (?:me|us|my)\b`,
  // "Why do I always have to ask?"
  String.raw`\b(?:why|how (?:many times|often|long)) (?:do|must|should) (?:i|we) (?:(?:always|still|even|ever|keep) )*(?:have to|need to)\b`,
]
/** Words for the author's feelings, needs and experiences, or for speech: a clause with them isn't only an insult. */
export const AUTHOR_EXPERIENCE = new RegExp(EXPERIENCE_PATTERNS.join('|'))

/** "Your only comment is 'tighten'" reports what was said. */
export const REPORTS = /^(?:your|his|her|their) (?:[a-z]+ ){1,4}(?:is|was|said|says) Q(?: |$)/

/** Clauses to keep, however harshly they are judged: serious questions, duties, the state of things. */
export const CLAUSES_TO_KEEP: readonly RegExp[] = [
  // "I don't think you're selfish", unlike "I don't think you're very bright"
  new RegExp(
    pattern`
    ^(?:(?:but|and|look) ,? ?)?(?:i (?:honestly |really )?(?:don't|do not|didn't|did not|never) (?:think|thought|believe|believed|
    said|say)|(?:nobody|no one) (?:here )?(?:thinks|thought|believes|said|says)) (?:that )?you(?:'re| 're| are| were| was) (?:being )?(?:an? )?
    (?:[NFTWCV]|bad|mean|unfair|unkind|wrong|careless)(?!\w)
  `,
  ),
  // "Nobody is calling you a thief", "it's not that you're stupid", unlike "I don't think you have a brain" and "not that a
  // rat would care"
  new RegExp(
    pattern`
    ^(?:(?:but|and|look) ,? ?)?(?:(?:i am not|nobody (?:is|'s)|no one (?:is|'s)) (?:\w+ )?(?:saying|calling|suggesting) |
    i (?:never (?:said|called|suggested)|(?:didn't|did not) (?:say|call|suggest)) |
    it (?:is|'s) not that (?=(?:i|you|he|she|we|they)(?!\w)))
  `,
  ),
  // "Are you still in this marriage?"
  /^are you (?:still |even )?(?:in|part of|with) (?:this|our|my|me|us)\b/,
  // "What were you thinking, saying it where he could hear?"
  /^what were you thinking ,? ?(?:when|[a-z]+ing) .{8}/,
  // "You couldn't manage a thank you"
  /^(?:and |but )?you (?:couldn't|could not|can't|didn't|did not|wouldn't|never) (?:even )?(?:manage|send|say|spare) (?:me |us )?(?:a |an |one )?(?:thank you|thanks|sorry|hello|hi|goodbye|text|call|reply|message|word|visit|card|smile)$/,
  // "When everyone called you selfish": the author quotes others
  /^when (?:everyone|everybody|people|they|he|she|(?:my )?P) (?:else )?call(?:ed|s) you /,
  // "Are you even happy?"
  new RegExp(
    pattern`
    ^are you (?:even |still |really |at least )*(?:happy|sorry|ok|okay|alright|all right|coming|free|in|safe|well|
    hurt|seeing (?:someone|anyone))(?: with (?:me|us)| today| tonight| tomorrow| on [a-z]+)*(?: [?.!])?$
  `,
  ),
  // "Your kids are lovely"
  /^(?:and |but )?your [PF] (?:are|is|'s) (?:both |all |so |really )*(?:lovely|sweet|great|wonderful|nice|kind|brilliant|gorgeous|delightful)$/,
  // "Are you even in town?"
  new RegExp(
    pattern`
    ^(?:[a-zP]+ )?are you (?:even |still |actually |really )*(?:in|at|on|near|home|there|here|awake|around|back|
    alone)(?! (?:drugs|something|crack|glue|one|there|that|your|a different)\b)(?: [a-z]+){0,3}(?: \?)?$
  `,
  ),
  // "Would it kill you to hoover once a week?"
  /^(?:and |but )?would it (?:kill|hurt) (?:you|u|ye) to [a-z]/,
  // "Every time you hurt someone you just bake something"
  /^(?:every|each) time (?:i|you|he|she|we|they) (?!.*\b[NST]\b)[a-z]/,
  // "Which of you is short?"
  /^which (?:one )?of (?:you|ye|yous) (?!.*\b[NSTW]\b)[a-z]/,
  // "Everything tastes of your bacon"
  /^everything (?:\w+ ){0,3}(?:tastes|smells|reeks|stinks) of /,
  // "Do you even have insurance?"
  new RegExp(
    pattern`
    ^do you (?:even |still |actually |really )+have (?!.*\b(?:brains?|shame|conscience|manners|heart|soul|clue|idea|
    spine|backbone|eyes|ears|life|feelings|decency|respect|sense|job|friends|mirror|better|hobby|personality|guts|
    empathy|morals|[NSFTWCOV])\b)
  `,
  ),
  // "Do you even want to be on this team?"
  /^do you (?:even |still |actually |really |ever )*(?:want|love|miss|remember|intend|plan|mean) (?!.*[NSFTWO])/,
  // "Are you in or not?"
  /^(?:is|are|was|were|do|does|did|have|has|can|will) .* or (?:no|not)(?: \?)?$/,
  // "Do you object?", "have you been drinking?", "is there anything left?"
  /^(?:do you (?:object|agree|accept|mind)|have you been (?:drinking|crying|paid|told|sleeping|seeing)|is there (?:anything|anyone|any|some)(?: [a-z]+)? (?:left|else|more|missing))\b(?!.*[NSFTWO])/,
  // "Do I even matter to you?"
  /^(?:do|did|am|was|have) i (?:even |ever |still |just |really )*(?:matter|mean|count|exist|invited|wrong|allowed|welcome)\b/,
  // "How long have you known?"
  new RegExp(
    pattern`
    ^how (?:long|much|often|late|far) (?:have|has|did|does|do|will|is|was|were|are) (?:you|he|she|they|it|this|the|
    we) (?!.*(?:[NSFTWVCO]|brains?|shame|to (?:think|work out|realise|come up))(?: |$))(?:[a-zP']+ ?){1,7}(?:\?)?$
  `,
  ),
  // "It's in your glovebox, isn't it?"
  /^(?:it|it's|they|they are)(?: is| 's| was| were)? (?:in|on|at|under|behind|inside|with) (?:your|the|my|our) (?!(?:blood|genes|nature|head|dna|bones|family)\b)[a-z]+(?: , .*)?(?: \?)?$/,
  // "You'll be paying half": a demand
  /^(?:and |so |but )?you (?:will|'ll|are going to) be (?:buying|covering|doing|driving|fixing|paying|picking|replacing|returning|sharing|taking)\b(?!.*[NSFTWO])/,
  // "In the channel, where everyone can read it"
  /^where (?:everyone|everybody|they|all|he|she|we|i|the P) (?:can|could) (?:find|get|hear|reach|read|see)\b(?!.*[NSFTWO])/,
  // "Congratulations to whoever put a metal pan in the microwave": what happened.
  /^(?:congratulations|congrats|thanks|thank you|well done|kudos|cheers) to (?:whoever|the P who) (?:also |just )?[a-z]+ (?:a|an|the|my|our|it|all)\b(?!.*[NSFTWO])/,
  // "Congratulations on the baby, truly"
  /^(?:congratulations|congrats|well done) on (?:the|your) (?:new )?(?:F|birth|degree|engagement|exam|exams|house|job|promotion|results|twins|wedding)\b/,
  // "What kind of example is that for the boys?"
  /^what (?:kind|sort) of (?:answer|arrangement|deal|example|explanation|help|message|price|start) (?!.*[NSFTWO])/,
  // "How are you keeping?", "or do I have to?"
  /^how (?:are|have) you(?: (?:been|doing|keeping|feeling|getting on|holding up|today|all|both|P))*(?: [?.,!].*)?$|\bor (?:do|shall|should|must) i\b/,
  // "Were you even sick?", "Were you ill, or did you just not want to?"
  new RegExp(
    pattern`
    ^(?:or )?(?:were you (?:even |ever |really |actually |just |still )*(?:ill|sick|drunk|high|busy|asleep|away|hurt|
    scared|afraid|ashamed|angry|stuck|held up)|did you (?:just )?(?:not want|forget|not know|not see|not hear|
    not get))\b(?!.*[NSF])
  `,
  ),
  // "Who eats someone's snacks?" asks who it was; "who does that?" only scolds.
  new RegExp(
    pattern`
    ^(?:[a-zP]+ )?who (?:the O )?(?:ate|eats|took|takes|put|puts|left|leaves|drank|drinks|broke|used|uses|moved|let|
    told|parked|parks|opened|opens|stole|steals|touched|cancelled|reviewed|checked|approved|signed|authorised|authorized|ordered|booked|packed) (?!(?:that|this|it|like|so) ?(?:[?.!]|$))[a-z']+ [a-z]
  `,
  ),
  // "Get a plumber in before Friday"
  /^(?:please |just )*(?:get|call|hire|ring|send) an? P(?: (?:in|out|round|over|before|by|for|to|today|tomorrow)\b.*)?(?: [.!])?$/,
  // "Did you ever enrol?"
  /^did you ever (?:even |really |actually )*(?:enrol|enroll|apply|register|book|order|post|deliver|pay|send|open|start|finish|intend|plan|love|want)\b/,
  // "You're the treasurer, act like it": an order to do a duty, which can't stand without its role.
  /^(?:you are|you're) (?:the|our|my|his|her|their) (?:P|parent|adult|manager|treasurer|teacher|captain)(?: ,|$)/,
  // "Thanks to a certain genius who left the freezer open": the cause.
  /^(?:and |but |so )?(?:thanks to|courtesy of) (?:an?|some|our|the) (?:[a-z]+ )?[VFP] who [a-z]+ /,
  // "Out of your own pocket": who is to pay.
  /^out of (?:your|my|his|her|our|their) own (?:pockets?|money|wages|pay|savings)$/,
  // "With one wheel and no lights": the state in which something was returned or left.
  /^(?:with|without) (?:one|two|three|no|half|only|D) (?!(?:.* )?(?:you|your|[NSFTWVC]|shame|manners|brain|brains|clue|spine|backbone|conscience|respect|heart|idea|sense)\b)/,
  // "On that rotten old ladder of yours": a thing with a fault.
  new RegExp(
    pattern`
    ^(?:in|on|from|off|under|into|over) (?:that|this|the|your|
    my) (?:[TW] )+(?!(?:[a-z]+ )?(?:face|mouth|head|voice|brain|heart|mind|tongue|hands?|feet|arse|
    ass)\b)[a-z]+(?: [a-z]+){0,2}?(?: of (?:yours|his|hers|theirs|mine))?$
  `,
  ),
  // "A taco wrapper in the glove box": where a thing was.
  /^(?:and )?(?:a|an|one|two|D|no) (?:[a-z]+ ){1,3}(?:in|on|under|behind|across|over|beside|down) (?:the|my|our)\b/,
  // Denied insults in other languages: "du bist kein Idiot", "you no be fool", "t'es pas un menteur"
  new RegExp(
    pattern`
    \b(?:bist|sind|seid) (?:doch |ja )?(?:kein|keine|nicht) (?:[a-zß]+ )?(?:[NSFTW]|dumm|blöd|doof|faul|dämlich|
    bescheuert)\b|\b(?:n'es|n'êtes|t'es|es|êtes) pas (?:une? |si )?(?:[a-zé]+ )?(?:[NSFTW]|bête|con|conne|stupide|
    nulle?|idiote?|menteu(?:r|se)|égoïste)\b|\bno (?:eres|sos|es usted|sois) (?:una? |tan )?(?:[NSFTW]|tont[oa]|
    vag[oa]|burr[oa]|mal[oa]|bob[oa]|mentiros[oa]|egoísta)\b|\b(?:não|nao|n) (?:é|és|e) (?:uma? |tão )?(?:[NSFTW]|
    burr[oa]|idiota|mentiros[oa]|chat[oa]|preguiços[oa])\b|\b(?:[NSFTW]|pagal|paagal|bewakoof|bura|
    buri) nahi+n? (?:hai|ho)\b|\b(?:you|una) no be [NSFTW]\b|\bi no (?:say|talk|mean|call)\b
  `,
  ),
  // Feelings in other languages: "je suis blessée", "mir geht es schlecht"
  new RegExp(
    pattern`
    ^(?:(?:moi|et|und|y|e|pero|mais|aber|aur) )?(?:je (?:suis|me sens)|j'ai (?:mal|peur|honte|pleuré|froid)|
    ich (?:bin|fühle|fühl|habe angst|hab angst|weine)|mir (?:geht|tut|ist)|estoy|me (?:siento|duele|dolió|da miedo)|
    yo (?:estoy|me siento)|(?:eu )?(?:estou|fiquei|me sinto)|mujhe (?:dukh|bura|dard|takleef)|
    main (?:dukhi|thak|akel))\b
  `,
  ),
]

/** Words before a "but" that its clause contradicts: "I'm not saying it's all on you, but it's a lot on you". */
export const NOT_SAYING =
  /^(?:\S+ ){0,2}i (?:am|'m|was)? ?(?:not|never) (?:saying|blaming|claiming|suggesting|denying) /
