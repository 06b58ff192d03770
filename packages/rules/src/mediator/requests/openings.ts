import { pattern } from '../../text/pattern.ts'

const VERBS = pattern`
    accept|act|add|admit|agree|allow|answer|apologi[sz]e|arrange|arrive|ask|attend|avoid|be|behave|book|bring|buy|
    call|cancel|cease|change|check|choose|clean|clear|close|collect|come|compensate|complete|confirm|consider|contact|
    contribute|cook|cover|cut|decide|delete|deliver|deposit|desist|discuss|do|drop|email|empty|ensure|explain|feed|
    figure|find|finish|fix|follow|forward|get|give|go|hand|have|help|hold|include|inform|invite|involve|keep|kindly|
    knock|leave|let|let's|lets|listen|lock|look|lower|mail|make|meet|message|mind|move|mow|offer|open|own up|park|pay|
    phone|pick|plan|proofread|provide|pull|put|quit|raise|read|refrain|refund|release|remember|remit|remove|repair|
    repay|replace|reply|respect|respond|return|reimburse|ring|schedule|send|settle|share|shift|show|shut|sign|sit|
    sort|speak|split|start|stay|stick|stop|submit|supply|take|talk|tell|text|throw|tidy|transfer|treat|trust|try|turn|
    understand|unblock|unfollow|block|mute|unmute|swap|rotate|escalate|rectify|restore|resend|upload|download|print|
    reschedule|postpone|hoover|iron|walk|water|charge|fill|refill|top up|switch|unplug|plug|separate|label|credit|
    correct|proof|prove|admit|retract|withdraw|pretend|grow|calm|slow|hurry|focus|concentrate|count|divide|double|
    ease|fetch|grab|handle|hire|honou?r|join|limit|maintain|msg|notify|order|organi[sz]e|pass|pause|prepare|promise|
    protect|prioriti[sz]e|reconsider|record|reduce|rehire|reinstate|rephrase|report|rescue|research|reset|resolve|
    review|ruin|save|say|search|seek|set|shower|sleep|spare|spend|step|store|support|switch|teach|thank|think|touch|
    track|train|translate|travel|unlock|unpack|value|warn|watch|welcome|yell|own|cc|dm|venmo|paypal|whatsapp|zelle|
    use|vacuum|visit|wait|waive|scrap|erase|destroy|deduct|rebook|recheck|recalculate|reissue|redo|redeliver|reverse|
    undo|untag|rename|reword|rewrite|revise|amend|scrub|rinse|trim|prune|install|reconnect|disconnect|circulate|
    publish|tighten|straighten|approve|authori[sz]e|wake|walk|wash|wear|wipe|work|write|refrain|scold|caution|
    instruct|reprimand|evict
  `
/** What can precede an order at the start of a clause. */
const LEAD = pattern`
    (?:(?:so|and|but|also|then|now|ok(?:ay)?|just|next time|from now on|in future|for once|first|at ?least|once again|
    again|secondly|finally|honestly|seriously|dude|bro|mate|man|guys|hey|look|listen|oga|bhai|yaar|madam|sir|yo|pls|
    plz|please|kindly|abeg|biko|oya|jare|na|either|instead),? ){0,3}
  `
const NOT_AN_ORDER = pattern`
    (?!(?:be|let|have|get|do|look|come|work|help|change|answer|call|text|email|respect|trust|plan|walk|act|cover|show|
    park|cut|mind|use|start|stay|visit|wait|split|share|move|deposit|offer|drop|cook|book|open|clean|clear|own|sort|
    turn|try|update|repair|release|return|ring|sign|stick|message|mail|phone|cancel) (?:is|was|are|were|has|had|isn't|
    wasn't|from|and i|by me)\b)(?!(?:do|don'?t|did|have|will) (?:you|u|i|we|they|he|she|it|not know)\b)(?!come on\b|
    water[.,;!]|look,|listen(?: here\b| up\b|(?: to me)?[.,!])|(?:kindly |please )?(?:note|refer)\b|
    let me (?:guess|tell you|be)|double (?:room|bed)|lets (?:him|her|it)self\b|(?:start|finish|work)(?: at)? \d|
    complete (?!(?:the|this|that|it|them|your|my|our|all|an?|by)\b)|have (?:been|had|yet|a (?:nice|good|great))|
    (?:count|shower|bunch|load) of\b|give me (?:strength|a break)\b|
    get (?:lost|a (?:life|grip)|over (?:it|yourself)|bent|stuffed|fucked)|go (?:to hell|fuck|away and)|
    shut (?:up|it|your)|wake up|grow up|drop dead|trust me|believe me|mind you|thank)
  `
const BOUNDARY =
  '(?<=^|[.!?…;:,\\n–—]\\s{0,4}|-\\s{1,4}|["”)]\\s+|\\b(?:and|so|or|but|then|now|pls|please|plz|kindly|abeg|biko|otherwise)\\s+)'

/** Words that start a sentence such as "Not my problem" without being an imperative verb. */
const NO_VERB = pattern`
    (?!(?:after|all|although|and|any|around|because|before|behind|beside|besides|between|both|but|despite|did|do|does|
    don't|dont|during|even|except|for|from|gave|glad|got|had|half|has|hate|have|hope|how|if|inside|into|is|isn't|just|
    left|let|like|lost|love|made|many|maybe|met|near|never|none|nor|not|now|off|once|only|onto|or|our|out|outside|
    over|paid|past|per|perhaps|put|really|remember|said|sat|saw|seen|since|sold|some|still|such|than|thank|thanks|
    that|then|there|these|they|thing|think|this|those|though|through|till|told|took|toward|under|unless|until|upon|
    via|want|was|wasn't|went|were|what|when|where|whether|which|while|who|whose|why|will|with|within|without|would|
    yes|yet|you|your|broke|kept|stole|hit|wish|swear|promise|believe|guess|bet|cost|cut|hurt|read|fuck|screw|damn|
    blame|wow|lol|lmao|omg|bruh|haha|ugh|excuse|bless|forgive|trust|shame|good|bad|sorry|dear|hey|hello|poor|happy|
    sure|true|mate|bro|ma'?am|madam|sir|mum|mom|dad|auntie|aunty|uncle|boss|sister|brother|babe|honey|guys|dude|man|
    sis|chief|oga|doctor|teacher|coach|landlord|landlady|neighbour|neighbor)\b)
  `

/** The openings of English requests. */
export const ENGLISH_OPENINGS: readonly RegExp[] = [
  // an order, with or without a please
  new RegExp(`${BOUNDARY}${LEAD}${NOT_AN_ORDER}(?:${VERBS})(?![\\p{L}'’-]|ing\\b|ed\\b)`, 'giu'),
  /\b(?:please|pls|plz|pleas|kindly|abeg|biko|do the needful)\b(?! (?:note|refer|be informed|know that|god\b|i\b|it\b|that\b))/giu,
  // an order in a chat without commas
  new RegExp(
    pattern`
    (?<!\b(?:i|you|u|we|they|he|she|it|to|will|can|could|would|did|didn'?t|don'?t|not|never|always|should|must|ever|
    who|that|and|or|nobody|everyone|just|'ll|even|won'?t|people|n|cant|can't|couldn't|wouldn't|ur|dont|finally|only|
    ppl|them|him|her|me|y'all|parents|friends|mum|mom|dad) )\b(?:give|pay|send|tell|return|refund|answer|leave|bring|
    show|transfer)(?: back)? (?:me|us|my|it back|our|the money)\b
  `,
    'giu',
  ),
  new RegExp(
    pattern`
    (?<!\b(?:i|you|u|we|they|he|she|it|people|who|that|which|to|did|didn['’]?t|don['’]?t|can['’]?t|couldn['’]?t|
    won['’]?t|never) )(?<!\b(?:i|we|they|he|she)(?:['’]ll| will|['’]d| would) (?:just )?)\b(?:do not|don'?t|dnt|quit|
    stop)(?: (?:ever|you dare|u dare))? (?!(?:i|you|u|we|they|he|she|it|know|think|care|mind|worry|get me|in|have|had|
    a|been|like|want|feel|see|understand|believe|remember|need|your?|ur|mean|trust|love|really)\b)\p{L}+
  `,
    'giu',
  ),
  new RegExp(`(?<=^|[.!?…;:,\\n–—-]\\s{0,4})${LEAD}never (?:ever )?(?:${VERBS})(?![\\p{L}'’-])`, 'giu'),
  // any other verb followed by "me", "it" or "your", at the start of a sentence
  new RegExp(
    pattern`
      (?<=^|[.!?…\n]\s{0,4})(?:(?:please|pls|plz|just|so|and|now),? )?${NO_VERB}(?!\p{L}+(?:ed|ing|ly|s|
      n't)\b)\p{L}{3,} (?:me|it|them|him|her|us|my|your|ur)\b(?! (?:\p{L}+ )?(?:is|are|was|were|has|had)\b)
    `,
    'giu',
  ),
  // what the other person has to do, and what the author wants
  new RegExp(
    pattern`
    (?<!\bhow (?:\w+ )?)\b(?:can|could|will|would|can'?t|won'?t|wouldn'?t|may|might) (?:you|u|we|i|ya|
    the two of us) (?:all |both |please |pls |just |at least |kindly |maybe )*(?!(?:never|always|be so|ever)\b)\p{L}+
  `,
    'giu',
  ),
  /\bwhy (?:don'?t|not|can'?t) (?:you|u|we)\b/giu,
  new RegExp(
    pattern`
    \b(?:you|u|we|ya'?ll|both of us|everyone)(?: (?:really|both|also|all|still|just))?(?:'ve|'d)? (?:need to|needs to|
    have to|hv to|has to|must(?! (?:think|have (?:the|an?|been|had|no|some)|feel|really|
    be (?:joking|kidding|mad|so|out|very|proud|thick|deaf|blind|the|an?))\b)|should(?! have|'ve|n'?t have)|better|
    had better|ought to(?! have)|gotta|got to|are to|are supposed to|are expected to|are requested to|
    are required to)\b
  `,
    'giu',
  ),
  new RegExp(
    pattern`
    (?<!\b(?:(?:every|each|any|last|first)(?: single)? time(?: that)?|whenever|when|times|like) )\b(?:i|
    we)(?:'d| would| should|'ll| will| do| really| still| only| just| simply| now| hereby| also| must| am| are|'m|
    're)* (?:need|want|wanna|expect|expecting|demand|demanding|insist|require|propose|ask|asking|beg|begging|request|
    requesting|urge|appreciate|be grateful|be glad if|be happy if|
    (?<=(?:'d|’d|\bd| would| should|id)(?: \w+){0,2} )(?:like|love|prefer)|hope|
    wish)(?: is)?(?: that| if| for| on)? (?:you|u|we|nobody|no one|everyone|your|him|her|them|my|our|every|the|an?|
    this|these|those|it|to (?:know|see|hear|be|talk|get|have|understand|speak|agree|sort|find|receive|meet|discuss|go|
    split|share|feel|ask|make)|more|some|us|answers?|full|at least|one|what|proof|clarity|space|time|help|respect|
    honesty|half|immediate|(?:[\p{L}-]+ ){1,3}(?:to be|back)\b|(?:two|three|four|five|six|ten)\b|\d|
    [£$€₹₦])(?! (?:guy|girl) )
  `,
    'giu',
  ),
  new RegExp(
    pattern`
    \bnext time,? (?:you|u) \p{L}+|\b(?:you|u)(?:'ll| will|'re going to| are going to| r gonna| gonna) (?:buy|pay|
    replace|return|give|refund|apologi[sz]e|tell|fix|clean|send|bring|explain|repair|cover|move) 
  `,
    'giu',
  ),
  /\b(?:i|we) (?:don'?t|do not) want (?:you|u|him|her|them|this|that|any|to be|your|people)\b/giu,
  /\b(?:let'?s|let us)\b(?! (?:face it|(?:him|her|it|my|your)self|me|him|her|them|people|everyone|you|it|my|your|his|the)\b)/giu,
  /\b(?:it'?s|it is) (?:high )?time (?:you|u|we|to|for you)\b/giu,
  /\b(?:make sure|be sure to|feel free to|see to it)\b/giu,
]
/** The openings of requests in German, Spanish, French, Italian, Portuguese and Dutch. */
export const OTHER_OPENINGS: readonly RegExp[] = [
  /(?<=^|[.!?…\n]\s{0,4}|\bund )\p{L}{2,}e?n Sie(?!\p{L})(?=[^.!?\n]*(?:[.!\n]|$))/gu,
  new RegExp(
    pattern`
    (?<!\p{L})(?:bitte|hör auf|lass (?:mich|uns|das|es)|gib (?:mir|uns)|zahl|sag mir|ruf|komm|mach|räum|schick|hilf|
    überweis|hol|nimm|stell|wasch|putz|schreib|antworte|melde?|entschuldige|frag|du (?:sollst|solltest|musst)|
    ich (?:will|möchte|erwarte|verlange|brauche|wünsche mir|hätte gern|bitte)|könntest du|kannst du|könnten sie|
    können sie|wir (?:sollten|müssen))(?!\p{L})
  `,
    'giu',
  ),
  new RegExp(
    pattern`
    (?<!\p{L})(?:por favor|deja(?:d)? de|dame|devu[eé]lve(?:me|lo|la)?|p[aá]ga(?:me|lo)?|dime|ll[aá]ma(?:me)?|
    no (?:me )?(?:vuelvas|grites|toques)|(?:tienes|tenemos|hay) que|debes|quiero que|necesito(?: que)?|te pido|exijo|
    espero que|(?:puedes|podrías|podríamos|podemos)|me gustaría)(?!\p{L})|
    (?<=^|[.!¡?,;\n]\s{0,4})(?!madame)(?![^.!?\n]*\b(?:the|and|is|are|of|you|u|your|ur|my|it|
    doesn'?t)\b)\p{L}{2,}(?:[aeé]|[ií]r)(?:me|melo|mela|te|lo|la|los|las|nos)(?!\p{L})
  `,
    'giu',
  ),
  new RegExp(
    pattern`
    (?<!\p{L})(?:s'il (?:te|vous) pla[iî]t|stp|svp|arr[eê]te(?:z)?|rends?-(?:moi|nous)|rendez-moi|donne(?:z)?-moi|
    dis-moi|paie|paye(?:z)?|il faut|je (?:veux|voudrais|souhaite|te demande|vous demande|demande|exige|aimerais)|
    j'aimerais|j'ai besoin|(?:tu|vous) (?:dois|devez|devrais|devriez)|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|
    merci de|je (?:te|vous) prie de)(?!\p{L})|(?<=^|[.!?,;\n]\s{0,4})\p{L}{2,}-(?:moi|toi|le|la|les|lui|nous|vous|
    y)(?!\p{L})
  `,
    'giu',
  ),
  new RegExp(
    pattern`
    (?<!\p{L})(?:per favore|per piacere|smett[ei]|dammi|ridammi|dimmi|paga(?:mi)?|devi|dovresti|dovremmo|
    voglio(?: che)?|vorrei(?: che)?|ti chiedo|pretendo|(?:puoi|potresti|potremmo)|ho bisogno)(?!\p{L})
  `,
    'giu',
  ),
  new RegExp(
    pattern`
    (?<!\p{L})(?:pare? de|me (?:devolve|devolva|paga|pague|diz|diga|liga)|devolv[ae]|
    (?:você|vc) (?:tem que|precisa|deve|pode|poderia)|quero(?: que)?|preciso(?: que)?|gostaria|te peço|
    peço(?:-(?:lhe|te|vos))?|exijo)(?!\p{L})
  `,
    'giu',
  ),
  new RegExp(
    pattern`
    (?<!\p{L})(?:alsjeblieft|alstublieft|aub|graag|stop met|hou op|geef (?:me|mij)|betaal|zeg me|
    (?:je|jij|u) (?:moet|zou)|ik (?:wil|zou graag|verwacht|vraag)|(?:kun|kan|wil|zou) (?:je|jij|u)|laten we)(?!\p{L})
  `,
    'giu',
  ),
]
