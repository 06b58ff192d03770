import { pattern } from '../../../text/pattern.ts'
import type { Barb } from './barb.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const ROYAL = '(?:V|(?:his|her|your) (?:royal |imperial )?(?:majesty|highness|lordship|ladyship|grace|excellency|nibs))'
/** These may also mean a real queen, or someone's little daughter. */
const MAYBE_ROYAL = `(?:${ROYAL}|the (?:queen|princess|king|prince|sultan|emperor|empress|duchess|maharaja|maharani))`
const SORT = '(?:people|someone|somebody|P|folk|folks) (?:of|like) your (?:sort|kind|type|ilk|class|calibre|caliber)'

/**
 * Contempt for the kind of person the reader is, their class or their supposed status: "people of your sort", "her
 * highness".
 */
export const CLASS_AND_STATUS: readonly Barb[] = [
  {
    name: 'one of that sort',
    cut: 'words',
    reason: 'insult',
    examples: [
      'Delete that message right now, buddhu types.',
      'My shop is in darkness, kwasia like you, bring it back.',
      'You are tacky, just like your mom.',
      'Eleven holes in the wall, living like animals only.',
      'Moving like a wasteman.',
    ],
    harmless: [
      'She has two blood types.',
      'I need a friend like you.',
      'You are tall, just like your mom.',
      'I am tired of living like animals.',
      'We trusted a liar like him.',
    ],
    patterns: [
      '(?:, )?(?<!(?:of|two|three|all|these|those|the|such|many|some) )(?:[TWH] |{big} )*[NS] types {mark}',
      pattern`
        (?:, )?(?<!(?:an?|the|some|any|no|of|to|with|for|by|from|at|that|what|such|another|one|is|are|am|be|not|and|
        or|than|trust|need|want|hate|like|meet|met|know|see|have|had|help|marry|hire|for|let|
        [TWNSFH]) )(?:[TWH] )*[NS] like you (?:{mark}|{next})
      `,
      '(?:, )?(?<=[TWNSF] (?:, )?)(?:just |exactly )?like your (?:own )?P (?:{mark}|{next})',
      '{sentence_start}(?:moving|acting|behaving|carrying on) like (?:an? |some )?(?:[TWH] )*[NSF] {sentence_end}',
      pattern`
        (?:, )?(?<!(?:are|am|is|were|was|been|being|we|they|he|she|of|from|hate|not|by|stop|stopped|kids|children|
        people) )living like (?:[TWH] )*(?:[NF]|savages|beasts|slobs|squatters|cavemen) (?:only |here )?(?:{mark}|
        {next}|(?=by ))
      `,
    ],
  },
  {
    name: 'nothing better to be expected',
    cut: 'clause',
    reason: 'insult',
    examples: [
      "I don't expect much from people of your sort but that takes the biscuit.",
      'That is how all of una be for that your family.',
      'even goat get more sense pass you',
      "I'd ask if you have a conscience but I think we both know the answer.",
    ],
    harmless: [
      "I don't expect much from the council.",
      'That is how all of us do it.',
      'I would ask if you have time but I think you are busy.',
    ],
    patterns: [
      pattern`
        (?:i|we|one) (?:never |really |can |could |do not |don't |didn't |would n't |wouldn't |should n't |shouldn't |
        did not |have come to |'ve come to )*(?:expect|expected|hope for) (?:so |very |too )?(?:much|better|more|less|
        nothing|anything|no better|no more|manners|sense) (?:else )?(?:from|of) (?:${SORT}|people like you|you lot|
        you people|the likes of you) ?{clause_end}
      `,
      `(?:that|which|this) (?:is|'s) what (?:you get|comes|happens|i get) (?:from|of|with|for) (?:${SORT}|people like you|you lot|you people) {clause_end}`,
      pattern`
        (?:that|na) (?:is |'s )?(?:how|so) (?:all of |all )?(?:una|you people|you all|you lot) (?:be|are|dey be|
        dey do|dey behave|do|behave) (?:(?:for|in) (?:that|this) your {open})?(?:{clause_end}|{next})
      `,
      'even (?:an? |my )?{open}(?:get|has|have|sabi) (?:more |better )?(?:sense|brain|manners|shame) (?:pass|than|reach) you (?:{clause_end}|{next})',
      "i (?:'d|would|could) (?:ask|wonder) (?:if|whether|where|what) (?:[^ ,.!?]+ ){1,9}but (?:i (?:think|suspect|fear) )?we (?:both |all )?(?:already )?know the answer {clause_end}",
      pattern`
        i (?:'d|would|could) explain (?:it|this|that) (?:to you )?(?:but|if) (?:i|
        you) (?:(?:do not|don't|haven't|didn't) )?(?:have|had|got|brought) (?:no|any|the|enough|
        neither the time nor the) (?:crayons|puppets|hand puppets|patience or the crayons) {clause_end}
      `,
      pattern`
        how you (?:(?:ever|still|'ve|have|got|had|managed|to|even) ){1,4}(?:have |keep |pass |get )?(?:any |an? |
        your )?(?:friends|licen[cs]e|certificate|degree|job|wife|husband|customers|
        driving test)(?: left| at all)? (?:is|are) (?:beyond me|beyond anyone|a mystery(?: to me)?) {clause_end}
      `,
      'you (?:never|always) were (?:the sharpest|the brightest|the quickest|a selfish {open}|a W {open}) ?{clause_end}',
    ],
  },
  {
    name: 'level of the reader',
    cut: 'words',
    reason: 'insult',
    examples: [
      'You wrote a page about bin colours, which I suppose is about the level you operate at.',
      "That's about your level.",
      "You sent a meme to the client, which is about what I'd expect from you.",
    ],
    harmless: [
      'The water is at 2, which is about the level you set.',
      'It was 40, which is about what I expected.',
      "That's about your appointment.",
    ],
    patterns: [
      pattern`
        (?:, )?which (?:i (?:suppose|guess|imagine|assume|think|daresay) )?is (?:just |exactly |probably |
        only )*(?:about|around|roughly) (?:the (?:level|standard|height) (?:that )?you (?:operate|work|function|think|
        live|move) (?:at|on)|the (?:level|standard|extent|limit) of your {open}|
        your (?:level|speed|standard|limit)) ?{sentence_end}
      `,
      pattern`
        (?:, )?which is (?:about |exactly |just |only |precisely )*what (?:i|we|one|anyone|everyone) (?:'d |would |
        've come to |have come to )?(?:expect|expects) (?:from|of) (?:you|your (?:sort|kind|type|lot)) {mark}
      `,
      "{sentence_start}(?:i (?:suppose|guess) )?(?:that|that's|it|it's|this|which) (?:is |'s )?(?:about|just about|exactly|roughly) your (?:level|speed|standard|limit) {sentence_end}",
    ],
  },
  {
    name: 'rank the reader takes',
    cut: 'words',
    reason: 'insult',
    examples: [
      'Dinner is at 3, not whenever her highness rolls out of bed.',
      'I cooked all weekend while the queen lay on the sofa.',
    ],
    harmless: [
      'Come at 3, not whenever you like.',
      'I cooked while the baby slept.',
      'We waited while the king rode past the church.',
      'While the princess slept, we packed the party bags.',
    ],
    patterns: [
      `(?:, )?(?:and |but )?not (?:whenever ${MAYBE_ROYAL}|(?:when|if) ${ROYAL}) {word}{1,6}{mark}`,
      pattern`
        (?:, )?(?<=[a-zD,] )(?:while|as|so|so that) ${MAYBE_ROYAL} (?:just |only )?(?:sat|sits|lay|lies|slept|sleeps|
        lounged|lounges|rested|rests|watched|watches|snored|snores|reclined|relaxed|relaxes|napped|naps|
        can (?:sleep|rest|relax|nap|lie)|(?:is|was|were) (?:sleeping|resting|lying|lounging|sitting|napping|
        snoring)) {word}{0,6}{mark}
      `,
    ],
  },
  {
    name: 'question for a person of rank',
    cut: 'sentence',
    reason: 'insult',
    examples: [
      'Does her ladyship require breakfast in bed?',
      'And you call that parking?',
      'Which part of the team were you, the chair?',
      'Will the princess be getting up at all?',
      'Head full of sawdust and a gob to match.',
    ],
    harmless: [
      'Will the princess be at the party?',
      'Does the princess need a booster seat?',
      'Did you call that number?',
      'You call that an apology?',
      'Which part of the form is missing?',
      'Head full of cold, sorry.',
    ],
    patterns: [
      pattern`
        {sentence_start}(?:will|does|is|did|would|has|can|shall|when will|
        when does) ${MAYBE_ROYAL} (?:(?:be|ever|finally|also|even) )*(?:getting up|get up|gracing|grace|deign|
        manage to|lift|lifting|rise|rising|require|requires|wish|care to|too good|above) 
      `,
      pattern`
        {sentence_start}(?:do )?you (?:really |seriously )?call (?:that|this|
        it) (?:an? (?!apology|answer|reply|explanation|offer|compromise)(?:{open}){1,2}|[a-z]+ing |clean |work |help |
        music |dinner |food |love |respect |fair )(?=[?])
      `,
      'which part of (?:{open}|the |this |that ){1,4}(?:are|were) you , (?:the|an?) {open}',
      '{sentence_start}(?:an? )?(?:head|brain|skull|mouth) (?:full|made) of (?!(?:cold|snot|worries|ideas|plans|stuff|pain|water) ){open}',
    ],
  },
]
