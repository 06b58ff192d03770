const START = '(?<=^|[,;:.!?] ?|\\b(?:and|but|because|so|that|then|since|yet|or|though|if) )'
const rule = (source: string, softer: string): readonly [RegExp, string] => [new RegExp(source, 'giu'), softer]

/** Blame, and what its author could say about themselves instead. First match first. */
export const ACCUSATIONS: readonly (readonly [RegExp, string])[] = [
  rule(
    "\\b(?:it['’]s|it is|this is|that['’]s|that is|this was|it was) (?:all |completely |totally |entirely |only )?(?:your|ur) (?:own )?(?:fault|mistake)(?=\\s*(?:[.!?,;]|$))",
    'I feel that your choices played a big part in this',
  ),
  rule(
    "\\b(?:it['’]s|it is|this is|that['’]s|that is) (?:all |completely |totally |entirely |only )?your fault (?:that|if|when|why) ",
    'I feel that your choices are a big part of why ',
  ),
  rule("\\b(?:it(?:['’]s| is)|this is) all because of you\\b", 'I feel that your choices played a big part in this'),
  rule('\\b(?:all )?your (?:fault|doing)(?=\\s*(?:[.!]|$))', 'something you had a part in'),
  rule('\\bi blame you(?: for)?\\b', 'I feel you had a part in'),
  rule(
    "\\b(?:you|u) (?:just |really |clearly |obviously |simply )*(?:don['’]t|do not|never|didn['’]t|did not) (?:even |really |ever |actually )*(?:care|cared)(?: at all)? (?:about|for) (?:me|us)(?! or\\b| and\\b)\\b",
    "I don't feel important to you",
  ),
  rule(
    "\\b(?:you|u) (?:just |really |clearly |obviously |simply )*(?:don['’]t|do not|never) (?:even |really |ever |actually )*care(?: at all)? (?:about|for) ((?:(?!\\b(?:and|but|because|or|when|so)\\b)[^.!?,;])+?)(?=\\s*(?:[.!?,;]|$)| (?:and|but|because|or|when|so)\\b)",
    "it feels like you don't give much thought to $1",
  ),
  rule(
    "\\b(?:you|u) (?:just |really |clearly |obviously |simply )*(?:don['’]t|do not|never) (?:even |really |ever |actually )*care(?: at all)?(?=\\s*(?:[.!?,;]|$)| (?:and|but|because|or|when|that|if|how|what|who)\\b)",
    "it feels like this isn't important to you",
  ),
  rule(
    '\\b(?:you|u) (?:just |really )*(?:only|just) (?:ever )?(?:care|think) about yourself\\b',
    "I feel that my needs aren't being seen",
  ),
  rule(
    '\\b(?:all|the only thing) you (?:ever )?(?:care|think) about is (?:yourself|you)\\b',
    "I feel that my needs aren't being seen",
  ),
  rule("\\b(?:you|u) (?:don['’]t|do not|never) (?:even |really |ever )?love(?:d)? me\\b", "I don't feel loved by you"),
  rule(
    "\\b(?:you|u) (?:don['’]t|do not|never) (?:even |really |ever )?respect (me|us)\\b",
    "I don't feel respected by you",
  ),
  rule(
    "\\b(?:you|u) (?:don['’]t|do not|never) (?:even |really |ever )?(?:listen|pay attention)(?: to (?:me|us|anything(?: i say)?|a word i say|anyone))?\\b",
    "I don't feel heard by you",
  ),
  rule(
    "\\b(?:you|u) (?:don['’]t|do not|never) (?:even |really |ever )?appreciate (?:me|anything(?: i do)?|what i do)\\b",
    "I don't feel appreciated by you",
  ),
  rule(
    "\\b(?:you|u) (?:don['’]t|do not|never) (?:even |really |ever )?(?:trust|believe) me\\b",
    "I don't feel trusted by you",
  ),
  rule(
    "\\b(?:you|u) (?:make|are making|['’]re making) me (?:feel )?(?:so )?(?:sick|want to (?:throw up|puke|vomit|scream))\\b",
    "I'm really upset",
  ),
  rule('\\b(?:you|u) made me feel (?:like )?', 'I felt '),
  rule('\\b(?:you|u) make me feel (?:like )?', 'I feel '),
  rule(
    '\\b(?:you|u) made me (?=(?:so |really |very |extremely )?(?:angry|mad|sad|furious|upset|late|jealous|nervous|anxious|uncomfortable|miserable|sick)\\b)',
    'I was ',
  ),
  rule(
    '\\b(?:you|u) make me (?=(?:so |really |very |extremely )?(?:angry|mad|sad|furious|upset|late|jealous|nervous|anxious|uncomfortable|miserable)\\b)',
    'I get ',
  ),
  rule(
    '\\b(?:you|u) made me (?=(?:wait|pay|do|clean|cook|leave|go|drive|walk|stay|work|apologi[sz]e|lie|choose|sit|stand|carry|move|cancel)\\b)',
    'I had to ',
  ),
  rule('\\b(?:you|u) made me cry\\b', 'I cried over this'),
  rule('\\b(?:you|u) made me (?=(?:miss|lose|look|fail|forget|quit|break)\\b)', 'because of this I came to '),
  rule(
    "\\b(?:you|u)(?:['’]ve| have)? (?:completely |totally |always |just |really )?ruined ((?:my|our|the|this|that|his|her|their|everyone['’]s)\\b[^.!?,;]*?|everything)(?=\\s*(?:[.!?,;]|$)| (?:and|but|because|by|when|with|for|on)\\b)",
    'I feel that $1 was spoiled',
  ),
  rule('\\b(?:you|u) ruin everything\\b', 'I feel that a lot has gone wrong'),
  rule('\\bhow (?:dare|could) you (?:even )?(?=\\p{L})', 'it hurts me that you would '),
  rule(
    '\\b(?:who do you think you are|who the (?:hell|fuck) do you think you are)\\b\\??',
    "I'd like us to talk as equals",
  ),
  rule(
    "\\bwhat(?:['’]s| is) (?:even )?(?:wrong with you|your (?:\\w+ )?(?:problem|deal|issue|damage))\\b",
    'can you tell me what is going on for you',
  ),
  rule('\\bwhat were you (?:even )?thinking\\b', 'can you help me understand what you were thinking'),
  rule(
    "\\bi (?:really |absolutely |fucking |just |so )*(?:hate|despise|loathe|detest|can['’]t stand) (?:you|your guts|the sight of you|your face)(?=\\s*(?:[.!?,;]|$)| (?:and|but|for|so|because|right now)\\b)",
    "I'm deeply hurt right now",
  ),
  rule(
    "\\bi (?:really |absolutely |just |so )*(?:hate|can['’]t stand) (?:it )?(?=(?:when|how|that)\\b)",
    'I find it hard ',
  ),
  rule(
    "\\bi (?:really |absolutely |just |so )*(?:hate|despise|loathe|detest|can['’]t stand) (?=\\p{L})",
    'I have a hard time with ',
  ),
  rule(
    '\\b(?:nobody|no one) (?:really )?(?:cares?|asked)(?: about| for)? (?:you|your (?:\\p{L}+ )?\\p{L}+|what you (?:think|want|say))(?=\\s*(?:[.!?,;]|$))',
    'I see this differently',
  ),
  rule(
    "\\byou(?:['’]re| are| drive) (?:driving )?me (?:so |absolutely |completely )?(?:insane|crazy|nuts|mad|up the wall)\\b",
    'this is wearing me out',
  ),
  rule("\\byou(?:['’]re| are)(?: just| clearly)? not (?:even )?listening(?: to me)?\\b", "I don't feel heard by you"),
  rule("\\byou(?:['’]re| are) (?:just|exactly) like (?:your|my) (?:\\p{L}+)\\b", "I'm finding this really hard"),
  rule("\\b(?:every(?:one|body)|we all) (?:really )?(?:hates?|can['’]t stand) you\\b", "I'm deeply hurt right now"),
  rule(
    '\\b(?:nobody|no one) (?:even )?(?:likes|wants|loves|needs|cares about|can stand) you(?: here| around| anyway)?\\b',
    "I'm deeply hurt right now",
  ),
  rule(
    "\\b(?:i(?:['’]m| am)) (?:so |really |just )*(?:sick and tired|sick to death|sick|fed up|done)(?: of| with) (?:you|your (?:face|excuses|behaviou?r|attitude|nonsense|lies|drama|games|this))(?=\\s*(?:[.!?,;]|$)| (?:and|but|because)\\b)",
    "I'm worn out by this",
  ),
  rule(
    "\\b(?:i(?:['’]m| am)) (?:so |really |just )*(?:sick and tired|sick to death|sick|fed up)(?: of| with) (?=\\p{L})",
    "I'm tired of ",
  ),
  rule('\\b(?:get|stay|keep) (?:the hell )?out of my (?:life|face|sight)\\b', 'I need some distance'),
  rule(
    '\\b(?:just )?(?:leave me (?:the (?:fuck|hell) )?alone|get lost|go away|back off|get away from me|stay away from me)\\b',
    'please give me some space',
  ),
  rule(
    '\\b(?:grow (?:the (?:fuck|hell) )?up|act your age|be an adult|be a man|man up)\\b',
    'please talk this through calmly with me',
  ),
  rule(
    '\\b(?:get over (?:it|yourself)|get a (?:life|grip)|deal with it|suck it up)\\b',
    "I'd like us to move past this",
  ),
  rule('\\bthanks for nothing\\b', "I didn't get the help that I needed"),
  rule("\\b(?:i(?:['’]m| am) )?(?:so )?done with (?:you|this|us)\\b", 'I need a break from this'),
  rule('\\b(?:you|u) (?:owe|are going to owe) me an apology\\b', "I'd like an apology from you"),
  rule(`${START}(?:you|u) should(?:n['’]t| not) have (?=\\p{L})`, "I wish you hadn't "),
  rule(`${START}(?:you|u) should(?:['’]ve| have) (?=\\p{L})`, 'I wish you had '),
  rule(`${START}(?:you|u) should(?:n['’]t| not) (?=\\p{L})`, "I'd like you not to "),
  rule(
    `${START}(?:you|u) (?:really |just |seriously )?(?:should|need to|ought to) (?:really |just |seriously )?(?!be ashamed)(?=\\p{L})`,
    "I'd like you to ",
  ),
  rule(
    `${START}(?:you|u)(?:['’]d)? (?:really |just |seriously )?(?:better|must|have to|had better) (?!not\\b|think\\b|be\\b|have\\b)(?=\\p{L})`,
    'I need you to ',
  ),
  rule('\\b(?:you|u) should be (?:so )?ashamed(?: of yourself)?\\b|\\bshame on you\\b', "I'm really disappointed"),
  rule(
    "\\bwhy (?:can['’]t|don['’]t|won['’]t|couldn['’]t) you (?:just |ever |simply |even )*(?=(?!(?:care|love|like|want|know|understand|get|see|trust|believe|remember)\\b)\\p{L})",
    'could you please ',
  ),
  rule('\\bwhy do you keep (?=\\p{L})', 'can you help me understand why you keep '),
  rule('\\ball you (?:ever )?do is (?=\\p{L})', 'it often feels like all you do is '),
  rule('\\bwhy do you (?:always|constantly|have to) (?:have to )?', 'can you help me understand why you often '),
  rule(
    '\\byou (?:clearly |obviously |really |just )?have no (?:idea|clue)(?: how| what)?\\b(?= )',
    "I don't think you can see",
  ),
  rule(
    "\\byou (?:think|act like) (?:you['’]re|you are) (?:so )?(?:perfect|better than (?:me|us|everyone)|special|above it all)\\b",
    "I'd like us to meet as equals",
  ),
  rule(
    "\\b(?:it|that|this)(?:['’]s| is| was) (?:so |really |very |just |totally |completely |pretty )*(rude|disrespectful|unfair|cruel|mean|hurtful|selfish|inconsiderate)(?=\\s*(?:[.!?,;]|$)| (?:and|but|because|to me)\\b)(?: to me)?",
    'that feels $1 to me',
  ),
  rule('\\bliar,? liar\\b', "I'm finding it hard to trust what you say"),
  rule('\\b(?:yeah,? )?whatever(?=\\s*(?:[.!]|$))', "I don't know what else to say"),
  rule(
    "\\bi (?:don['’]t|do not) care(?: (?:anymore|any more))?(?=\\s*(?:[.!,;]|$))",
    "it doesn't matter to me any more",
  ),
]
