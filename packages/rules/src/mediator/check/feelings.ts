/** A family of feelings: how an answer names them, and what in the message shows that its author has them. */
type Family = { named: RegExp; shown: RegExp }

/** Anger shows in how somebody writes, so a plain word for it is none that was invented. */
const HEATED =
  /!|\b(?:never|always|again|still|hate|sick of|fed up|tired of|enough|wrong|unfair|lie[ds]?|liar|late|forgot|ignor\w*|selfish|stupid|ridiculous|joke|unbelievable|seriously|how dare|wtf|hell|damn|fuck\w*|shit\w*|crap|bullshit|annoy\w*|angr\w*|upset|mad|furious|frustrat\w*|disappoint\w*|unacceptable|disgust\w*|pathetic|lazy|rude|disrespect\w*|shame|nonsense|rubbish|why (?:can't|don't|do|are|would|is)|every (?:single )?time|not ok\w*|vex\w*|spill\w*|ruin\w*|scratch\w*|took|taken|without|lost|miss(?:ed|ing)|cancel\w*|owe[sd]?|ignored|parked|block\w*|bark\w*|shout\w*|yell\w*|scream\w*|laugh\w*|embarrass\w*|my money|overdue|due|lazy|excuses?|suffer\w*|not (?:paid|told|replied|answered|returned)|over it|done with|stop|last time|first time|supposed to|promised|waiting|without asking|behind my|broke|stole|cheat\w*|betray\w*|wicked|useless|worst|had it|wasted|mess|dirty|loud|noise|complain\w*|can't (?:believe|stand|take)|nobody|no one|not once|n't)\b/

const FAMILIES: readonly Family[] = [
  {
    named:
      /\b(?:angry|furious|livid|annoyed|irritated|frustrat(?:ed|ing)|frustration|upset(?:ting)?|fed up|unhappy|exasperated|disappointed|disappointing|let down|bothered|bothers|resentful|displeased|dissatisfied)\b/,
    shown: HEATED,
  },
  {
    named:
      /\b(?:heartbroken|devastated|devastating|crushed|shattered|grie(?:f|ving|ve)|miserable|depressed|hopeless|desperate|in despair|broken inside|suicidal|worthless|numb)\b/,
    shown:
      /\b(?:heart\w*|devastat\w*|crush\w*|shatter\w*|cry|cried|crying|tears|grie\w*|miserable|depress\w*|hopeless|desperat\w*|despair|died?|dead|funeral|broken|worthless|numb|ruin\w*|destroy\w*|end it)\b/,
  },
  {
    named: /\b(?:hurt|hurts|hurtful|hurting|sad|saddens|saddened|sadness|pain(?:ful|ed|s)?|wounded)\b/,
    shown:
      /\b(?:hurt\w*|sad\w*|pain\w*|cry|cried|crying|tears|heart\w*|insult\w*|mock\w*|laugh\w*|humiliat\w*|embarrass\w*|cheat\w*|lie[ds]?|lying|liar|betray\w*|birthday|funeral|behind my|hate|car(?:e|ed|es|ing)|trust\w*|forgot\w*|ignor\w*|left (?:me|out)|called me|fat|ugly|never|nobody|selfish|invited?|friend\w*|wicked|how could|ashamed?|asham\w*|disrespect\w*|dismiss\w*|compar\w*|gossip\w*|favou?rit\w*|said|idiot|stupid)\b/,
  },
  {
    named:
      /\b(?:unheard|(?:not|n't) (?:being |feel |feeling )?(?:heard|listened to)|talked over|dismissed|shut out|invisible|overlooked|brushed off|ignored)\b/,
    shown:
      /\b(?:listen\w*|hear\w*|ignor\w*|answer\w*|repl\w*|respond\w*|text\w*|messag\w*|talk\w*|interrupt\w*|phone|told|tell|said|say|ask\w*|seen|read|call\w*|dismiss\w*|invisible|overlook\w*|nod|attention|care|walk away|left|invit\w*|notic\w*|ghost\w*|blue tick\w*|why do i)\b/,
  },
  {
    named:
      /\b(?:unappreciated|taken for granted|undervalued|disrespected|unsupported|used by|taken advantage of|treated unfairly|unimportant|belittled)\b/,
    shown: HEATED,
  },
  {
    named:
      /\b(?:overwhelmed|overwhelming|exhausted|exhausting|burnt out|burned out|drained|worn out|stressed|stressful|tired|at my limit)\b/,
    shown:
      /\b(?:overwhelm\w*|exhaust\w*|burn\w*|drain\w*|worn|wear\w*|stress\w*|tired|tiring|sick of|fed up|work\w*|shift\w*|sleep\w*|night\w*|every (?:day|night|time|week)|always|alone|myself|all the|limit|can't (?:take|do|cope|keep|go)|enough|too much|everything|over and over|knackered|done|slav\w*|again|on my own|hours)\b/,
  },
  {
    named:
      /\b(?:afraid|scared|frightened|frightening|terrified|unsafe|(?:not|n't) (?:feel )?safe|anxious|anxiety|nervous|worried|worry|worries|worrying|panicked|uneasy|on edge|insecure|fear|threatened)\b/,
    shown:
      /\b(?:afraid|scar(?:e|ed|es|y|ing)|fright\w*|terrif\w*|safe\w*|unsafe|anxi\w*|nervous\w*|worr\w*|panic\w*|fear\w*|threat\w*|danger\w*|hit|hospital|police|drunk|edge|insecure|where (?:were|are) you|could have (?:died|been)|bit|bite|heart attack|concern\w*|eviction|evict\w*|lose (?:my|our|the)|deadline|exam\w*)\b/,
  },
  {
    named: /\b(?:lonely|loneliness|abandon\w*|isolated|left out|excluded|rejected|unwanted|unloved|forgotten|alone)\b/,
    shown:
      /\b(?:alone|lonely|left|leav\w*|without me|invit\w*|exclud\w*|ignor\w*|ghost\w*|abandon\w*|nobody|no one|never (?:there|home|here|visit\w*|call\w*|around|come|came|see|help)|by myself|myself|on my own|not once|forgot\w*|reject\w*|unwanted|behind my back|missed|didn't (?:come|show|call|visit|invite)|only one|all by|isolat\w*|unloved|single-handed\w*)\b/,
  },
  {
    named: /\b(?:betray(?:ed|al)|deceived|backstabbed|stabbed in the back|misled|lied to|cheated)\b/,
    shown:
      /\b(?:betray\w*|lie[ds]?|lying|liar|cheat\w*|behind|secret\w*|trust\w*|promis\w*|told|tell\w*|affair|stole\w*|steal\w*|gossip\w*|snitch\w*|sold|fake|two-faced|snake|deceiv\w*|misled|scam\w*|fraud\w*|stab\w*|hid|hiding|backstab\w*)\b/,
  },
  {
    named: /\b(?:jealous|envious|jealousy|envy)\b/,
    shown: /\b(?:jealous\w*|env(?:y|ious)|flirt\w*|your ex|insecure|favou?rit\w*)\b/,
  },
  {
    named: /\b(?:ashamed|shame|embarrassed|embarrassing|humiliated|humiliating|guilty|guilt)\b/,
    shown:
      /\b(?:embarrass\w*|humiliat\w*|asham\w*|sham\w*|front of|public\w*|laugh\w*|mock\w*|jokes?|everyone|everybody|whole (?:office|family|team|class|church|group)|guilt\w*|colleagues|group chat|fool|disgrac\w*|made fun|look (?:bad|stupid|like)|screenshot\w*|posted)\b/,
  },
  {
    named:
      /\b(?:i (?:still |really |do |truly )*love (?:you|us|our|this|spending|living|being|having|sharing|how)|miss (?:you|us|our|the way)|(?:care|caring) (?:deeply |so much |a lot )?(?:about|for) (?:you|us|our)|cherish|adore|mean(?:s)? (?:so much|a lot|the world|everything) to me|(?:value|treasure) (?:our|you|this|your)|dear to me)\b/,
    shown:
      /\b(?:love[ds]?|miss(?:ed|ing)? (?:you|us|our|how)|car(?:e|ed|ing) (?:about|for) (?:you|us)|cherish\w*|ador\w*|means? (?:so much|a lot|the world|everything|to me)|valu\w*|treasur\w*|dear|i (?:used to )?care)\b/,
  },
  {
    named:
      /\b(?:(?:i'm|i am|we're|we are) (?:\w+ )?(?:grateful|thankful)|(?:i|we) (?:really |do |truly |always |also |genuinely )*appreciate (?!it (?:if|when)\b|(?:a|an|the|your|you) (?:quick |prompt )?(?:reply|response|answer|help|getting|paying|letting|sending)\b)|thank you (?:so much )?for|thanks (?:so much )?for|(?:i'm|i am) (?:so |very |really )?(?:happy|glad|proud|excited|relieved|pleased) (?:that|with|about|we|you|of|for))\b/,
    shown:
      /\b(?:thank\w*|thx|grateful|appreciat\w*|cheers|ta|glad|happy|proud|excit\w*|reliev\w*|pleas(?:ed|ure)|enjoy\w*|great|nice of)\b/,
  },
  {
    named: /\b(?:einsam|traurig|verängstigt|verzweifelt|eifersüchtig|angst)\b/,
    shown: /\b(?:einsam\w*|allein\w*|traurig\w*|angst|fürcht\w*|verzweifel\w*|eifers\w*|wein\w*)\b/,
  },
  {
    named: /\b(?:triste|asustad[oa]|miedo|celos[oa]?|desesperad[oa])\b/,
    shown: /\b(?:triste\w*|asust\w*|miedo|cel[oa]s\w*|desesper\w*|llor\w*|duele|sol[oa])\b/,
  },
  {
    named: /\b(?:peur|jaloux|jalouse|désespérée?|tristesse)\b/,
    shown: /\b(?:peur|jalou\w*|désesp\w*|trist\w*|pleur\w*)\b/,
  },
]

const FIRST_PERSON =
  /\b(?:i|i'm|i've|me|we|my|myself|us|it(?:'s)?|this|that|which|ich|mir|mich|me|estoy|tengo|siento|je|j'ai|moi)\b/
/** "Are you afraid?", "you hurt my arm", "don't be sad": not what the author feels. */
const NOT_FELT = /\b(?:you(?:'re| are)?|he|she|they|don't|do not|aren't|if you're|be|being|to) (?:\w+ )?$/

/**
 * Feelings that an answer names and its message neither names nor shows. Both are plain texts. Anger may be put into a word,
 * as it shows; what nobody can see, such as fear, love or loneliness, needs a sign.
 */
export function inventsFeeling(message: string, answer: string): boolean {
  return FAMILIES.some(({ named, shown }) => {
    if (shown.test(message)) return false
    const all = new RegExp(named.source, 'g')
    return [...answer.matchAll(all)].some(({ 0: word, index }) => {
      if (message.includes(word)) return false
      const before =
        answer
          .slice(Math.max(0, index - 60), index)
          .split(/[.!?;]/)
          .at(-1) ?? ''
      if (
        /^(?:alone|afraid|used by|forgotten|fear)$/.test(word) &&
        !/\b(?:feel|felt|feeling|i'm|i am|am|was|makes? me|left me)\b/.test(before)
      )
        return false
      if (word === 'afraid' && /\bi'm $/.test(before)) return false
      return (
        (/^i\b/.test(word) || /^(?:thank|miss|mean|car|valu)/.test(word) || FIRST_PERSON.test(before)) &&
        !NOT_FELT.test(before)
      )
    })
  })
}
