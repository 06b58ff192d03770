import { pattern } from '../../text/pattern.ts'
import type { Addition } from './addition.ts'

/** Concessions that an answer may contain only if its message does. */
export const CONCESSIONS: readonly Addition[] = [
  {
    said: new RegExp(
      pattern`
      \b(?:i|we)(?: (?:do|can|fully|also|completely|totally|really|certainly|truly|will|would))* (?:understand|
      realise|realize|recognise|recognize|acknowledge|accept|imagine|appreciate|(?<!(?:will|would) )get|
      know(?!(?: that)? you (?:did (?!all|your|what|everything|the|that|it|n)\p{L}+|lied|took|told|sa(?:id|y)|think|call|stole|broke|
      knew|hid|went|saw|read|kissed|cheated)\b))(?: that| how| why)? (?:you\b|your\b|things\b|life\b|
      it(?:'s| is| must| may| can)\b|work\b|everyone\b|everybody\b|we (?:all|both)\b|
      (?:the )?\p{L}+ (?:is|are|was|were|can be|may be|must be|has been|have been|has to|have to|needs? to|takes?)\b)(?! (?:took|broke|lied|did this|
      have it|have my|owe|were (?:there|with|at)))|\bi (?:do |can |fully )?(?:understand|realise|realize|recognise|
      recognize|acknowledge|appreciate) that\b|\bi know (?:that )?(?:\p{L}+ ){1,2}(?:will|can|sometimes|happens?|
      has to|have to) |\bi know (?:that )?[^.!?]{3,50}? (?:isn't|is not|can't be|must be|can be) (?:always )?(?:easy|hard|
      difficult|tough|stressful|simple)\b|\bi hope you(?:'re| are| feel| had| get| have had)\b|\bi(?:'m| am) (?:sure|certain) (?!i\b)|
      \bno doubt\b
    `,
      'u',
    ),
    allowed: new RegExp(
      pattern`
        \b(?:i|we) (?:[\w']+ )?(?:know|understand|realise|realize|see|get|appreciate|acknowledge|accept|imagine|no)\b|
        \b(?:i|we) (?:know|understand|get) (?:it|you|that|u)\b|\bur? (?:busy|stressed|tired|trying)\b|\bi'm sure\b
      `,
    ),
  },
  {
    said: new RegExp(
      pattern`
      \b(?:you (?:probably |surely |certainly |may |might |perhaps )*(?:didn't|did not|don't|do not|may not have|
      might not have|not have) (?:mean|intend|realise|realize|intended|meant|realised|realized|notice|noticed)|
      i'm sure you|i am sure you|i'm certain you|no doubt you (?:had|have|tried)|(?:meant|mean) (?:well|no harm)|
      not (?:your|his|her) (?:fault|intention)|(?:wasn't|was not|isn't|not) intentional|unintentional(?:ly)?|
      without meaning to|by accident|(?:had|have|with) (?:the best|good) intentions|
      you (?:had|have|must have had) your reasons|you (?:tried|are trying|'re trying|did) your best|
      you(?:'ve| have) been (?:very |really |so )?(?:busy|stressed|under|going through|working hard|tired)|
      you(?:'re| are) (?:very |really |so )?(?:busy|stressed|under (?:a lot|pressure)|going through))\b
    `,
    ),
    allowed:
      /\b(?:mean(?:t|ing)?|intend\w*|intention\w*|accident\w*|purpose|sure|busy|stress\w*|reasons?|tried|trying|try|best|realise|realize|notice|tired|through)\b/,
  },
  // An excuse for the reader: "because you were busy with work".
  {
    said: new RegExp(
      pattern`
      \b(?:because|since|as|while|when|that|know|although|though) you(?:'d| had| have|'ve| were|
      're| are| must have)? (?:been |were )?(?:\w+ly |so |very |really |too |under )?(?:busy|stressed|stress|tired|
      in a (?:hurry|rush)|rushed|distracted|overwhelmed|exhausted|unwell|ill|pressure|struggling|going through|
      having a (?:hard|difficult|tough|bad|rough))\b
    `,
    ),
    allowed:
      /\b(?:busy|stress\w*|tired|hurry|rush\w*|distract\w*|overwhelm\w*|exhaust\w*|unwell|sick|ill|pressure|struggl\w*|through|hard|difficult|tough|bad|rough|overtime|knackered|shattered|work\w*)\b/,
  },
  {
    said: new RegExp(
      pattern`
      \b(?:it's|it is|that's|that is|this is|its) (?:perfectly |totally |completely |quite |absolutely |all )?(?:okay|
      ok|fine|alright|all right|understandable|not a big deal|no big deal|
      no problem)\b(?! (?:to|for (?:you|me|us) to|with me (?:if|when)|\?)|[^.?!]{0,30}\?)|
      \b(?:no worries|no problem|don't worry|do not worry|no hard feelings|never mind|i don't mind|i do not mind|
      we don't mind|i'm (?:okay|ok|fine) with|i am (?:okay|ok|fine) with|i can live with|water under the bridge)\b
    `,
    ),
    allowed: new RegExp(
      pattern`
        \b(?:it's|its|that's|is|i'm) (?:\w+ )?(?:okay|ok|fine|alright|cool|understandable)\b|
        \b(?:no worries|no problem|don't worry|never mind|nvm|don't mind|no hard feelings|whatever|don't (?:\w+ )?care|
        do not care)\b
      `,
    ),
  },
  {
    said: /\bif (?:that's|that is|it's|this is|that isn't|it isn't|that's not|it's not) (?:too )?(?:tight|much|difficult|hard|soon|early|short notice|inconvenient|not possible|a problem)\b|\b(?:in|by|into|pay(?:ing)?|with) instal+ments\b/,
    allowed: /\b(?:tight|difficult|hard|soon|early|short notice|inconvenient|possible|instal+ments?|problem)\b/,
  },
  {
    said: new RegExp(
      pattern`
      \b(?:no rush|no hurry|no pressure|take (?:all )?(?:your|the) time|take as long as|
      at your (?:own )?(?:convenience|pace|earliest convenience)|
      when(?:ever)? (?:you(?:'re| are|'ve| have)? (?:can|ready|able|get (?:a|the) (?:chance|moment)|feel|
      have (?:a moment|time|a chance)|time|free)|it (?:suits|works|is convenient)|suits)|
      whenever(?=[.,!]| (?:you(?:'re| are|'ve| have| can| like| want| wish| feel| get| find)|possible|convenient)\b)|
      if (?:it's|it is|that's|that is) (?:ok|okay|possible|convenient|not too much)|
      if (?:you )?(?:possible|don't mind|wouldn't mind|feel like it|have (?:the )?time)|
      if you (?:can|could|want(?: to)?|like|wish)(?=[.,!]|$)|you don't have to|you do not have to|it's up to you|
      only if you)\b
    `,
    ),
    allowed: new RegExp(
      pattern`
        \b(?:rush|hurry|pressure|take your time|convenien\w*|your (?:choice|call|decision|pick)|choose|decide|
        whenever|when (?:you|ever)|if (?:you|it|that|possible|u)|don't have to|up to you|mind|free)\b
      `,
    ),
  },
  {
    said: new RegExp(
      pattern`
      \b(?:we (?:are |were |have )?both (?:need|have|made|make|said|did|share|contribut\w*|could|should|are|were|
      to blame|want|know|feel)|both of us (?:are|were|have|need|made|said|should|could|share|contribut\w*)|
      i(?:'m| am| was| know i'm|'ve been)? (?:also |partly |probably |perhaps |maybe |not always |
      far from )+(?:\w+ )?(?:to blame|at fault|wrong|responsible|perfect|contributed|played|made|make|have|could|
      should|difficult|unfair|harsh|easy)|i (?:may|might) (?:have|be|also|not be|not have)\b(?! to\b)|
      i(?:'m| am) (?:not|no) (?:perfect|angel|saint|innocent)|(?:perhaps|maybe) i(?:'m| am| was| have|
      've| should| could| didn't)?|i could(?:'ve| have) (?:been|done|handled|said|communicated|told)|
      my (?:part|share|role) in (?:this|it)|i can be (?:difficult|hard)|
      i(?:'m| am) willing to (?:admit|accept|compromise|forgive)|meet (?:you )?(?:halfway|in the middle)|compromise)\b
    `,
    ),
    allowed:
      /\b(?:both|my (?:fault|part|share|role|bad)|i (?:was|am|may|might|could|should|also)|maybe i|perhaps i|partly|perfect|compromise|halfway|i'm not|i've|meet in|together|we)\b/,
  },
  {
    said: new RegExp(
      pattern`
      \b(?:i (?:do |can |fully |have |'ve |already )*(?:forgive|forgiven) (?:you|him|her|them)?|
      i trust (?:you|that you)|i believe (?:you|that you (?:are|can|will|didn't))|
      you(?:'re| are) (?:right|absolutely right|a good|a great|a wonderful|such a good|an amazing)|
      fair (?:enough|point)|i (?:totally |completely |do )?agree (?:with you|that you)|
      (?<!\b(?:when|once|until|if|as soon as|while|because|not) )i(?:'m| am) (?:happy|willing|ready|prepared|open|
      more than happy|glad|able) to|i(?:'ll| will) help you\b|i(?:'d| would) be (?:happy|willing|glad|open|more than happy|ready) to|
      i(?:'m| am) open (?:for|about)|i (?:can|could) (?:wait|help|pay|offer|give you|lend|take|cover|also|
      do (?:it|that)|change|try|work|be|make|let)|let me (?:help|make it up|pay|cover)|you have every right|
      you deserve|i hear (?:you|what|that)|i hear your (?:concerns?|frustration|pain|point|side|feelings|worry|anger|
      view)|thank you for (?:letting|telling|sharing|bringing|your (?:message|patience|understanding|honesty|time))|
      i respect (?:that|your)|i didn't (?:realise|realize|mean to|intend)|
      i did not (?:realise|realize|mean to|intend)|i never meant to|i take your point|
      i(?:'ll| will) let (?:it|this) go|let's (?:forget|move on|put (?:this|it) behind)|start (?:fresh|over|again)|
      clean slate)\b
    `,
    ),
    allowed: /$^/,
  },
  // "I know I left it late", "I realise we make noise as well"
  {
    said: new RegExp(
      pattern`
      \b(?:i|we) (?:do |also |fully |can )*(?:know|realise|realize|appreciate|recognise|recognize|see) (?:that )?(?:i|
      we|my|our)(?:'m|'ve|'re|'d)?\b|(?<!\b(?:this|it|that|things|us) )\bto be fair\b|\bin fairness\b|(?<!\bfor )\bgranted,|\badmittedly\b|
      \bi was (?:also )?(?:a bit |too |very )?(?:harsh|rude|late|slow|hasty|unfair|careless)\b
    `,
    ),
    allowed:
      /\b(?:know|knew|realise|realize|aware|appreciate|recognise|see|fair|fairness|granted|admit\w*|harsh|rude|late|slow|hasty|unfair|careless)\b/,
  },
  {
    said: /\bi (?:may|might|could) (?:well )?be (?:mistaken|wrong)\b|\bbut it (?:seemed|appeared) to me\b|\b(?:unless|if) i'm (?:not )?mistaken\b|\bcorrect me if\b/,
    allowed: /\b(?:mistaken|wrong|seem\w*|appear\w*|looks?|think|thought|guess|maybe|perhaps|probably|apparently)\b/,
  },
  {
    said: /\bi (?:can |do |fully )?(?:understand|imagine|know|see|get) how (?:\w+ly )?\w+ (?:it|this|that|you|things)\b/,
    allowed: /\bi (?:can |do |fully )?(?:understand|imagine|know|see|get) how\b/,
  },
  // "After that, we can forget about it", "once it's paid I won't take it any further"
  {
    said: new RegExp(
      pattern`
      \b(?:we|i)(?:'ll| (?:can|could|will|shall|won't|will not)) (?:then |all |both |
      just )*(?:forget (?:about )?(?:it|this|that)|move on|put (?:it|this|that) behind (?:us|me)|
      leave it (?:at that|there)|say no more|call it (?:quits|even|a day)|let (?:it|this) (?:go|drop)|
      drop (?:it|this)|take (?:it|this) (?:any|no) further|be even)\b
    `,
    ),
    allowed: /\b(?:forget|move on|behind|further|quits|even|done|drop|let (?:it|this) go|leave it|no more)\b/,
  },
  // Phrases of a mediator: "it sounds like there is hurt on both sides".
  {
    said: /\bit sounds (?:like|as if)\b|\b(?:hurt|pain|feelings) on both sides\b|\bworth talking (?:about|through|over)\b/,
    allowed: /\bsounds\b|\bboth sides\b|\bworth talking\b/,
  },
  // "When are you getting new posts?" as "let me know if you need help".
  {
    said: /\bif you(?:'d like| would like| need| want) (?:any |some |a )?(?:help|hand|support|more time)\b/,
    allowed: /\b(?:help\w*|hand|support|more time)\b/,
  },
  // "Delete it. If you do, I'll delete the photos", "once that's done, I'll book courts for you again"
  {
    said: /\b(?:if you do|in return|once (?:that|this|it)(?:'s| is| has been) (?:done|paid|sorted)),? i(?:'ll| will|'d| would| can)\b/,
    allowed: /\b(?:if you|once|in return|then i|and i(?:'ll| will))\b/,
  },
  {
    said: /\byou(?:'re| are) (?:always |very )?welcome\b/,
    allowed: /\byou (?:can|may)\b|\bwelcome\b/,
  },
  {
    said: /\b(?:i|we) (?:do |also |fully |can |will |must )*(?:agree|admit|accept|acknowledge|concede|grant) (?:that )?(?:i|we|my|our|it was (?:partly|my|our)|there (?:was|were))\b/,
    allowed: /\b(?:i|we) (?:\w+ )?(?:agree|admit|accept|acknowledge|concede|know)\b/,
  },
]
