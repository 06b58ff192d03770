import { pattern } from '../../../text/pattern.ts'
import type { Barb } from './barb.ts'

/** Sentences that mean the opposite of what they say, or talk about the reader in the third person. */
export const SARCASM: readonly Barb[] = [
  {
    name: 'mocking praise before a fact',
    cut: 'words',
    reason: 'insult',
    examples: [
      'Well done, another late delivery.',
      'Bravo, yet another missed pickup on Friday.',
      'Oh, brilliant, you sold the boiler to buy a canoe.',
      "Linda, congratulations, you've reported my trash cans again.",
    ],
    harmless: [
      'Well done, another win for us.',
      'Well done, your essay got an A.',
      "Congratulations, you've passed your test.",
    ],
    patterns: [
      pattern`
        (?<=^ |, )(?:congratulations|congrats|bravo|well done) , (?=you (?:have |'ve )?(?:just |now |finally |
        only )*(?:reported|managed|ruined|broken|broke|lost|missed|blocked|woken|upset|wrecked|cost|driven|scratched|
        flooded|left|forgotten|deleted|burnt|burned|killed) )
      `,
      pattern`
        (?<=^ )(?:well done|congratulations|congrats|bravo|nice one|nice work|nice going|good job|great job|
        great work|slow clap|brilliant|wonderful|fantastic|great) (?:, )?(?=(?:yet )?another (?:[a-z]+ )?(?:late|
        missed|broken|lost|failed|cancelled|canceled|forgotten|unpaid|empty|wrong|ruined|wasted|bounced|delayed|
        overdue|no-show) )
      `,
      '(?<=^ )oh (?:, )?(?:brilliant|great|lovely|wonderful|fantastic|marvellous|marvelous|perfect|super|nice|bravo) , (?=(?:you|so|another|now|that) )',
    ],
  },
  {
    name: 'blessing before an insult',
    cut: 'words',
    reason: 'insult',
    examples: ["I have held my tongue since May but bless your heart, you haven't the sense God gave a goose."],
    harmless: ['I called Gran and bless your heart for driving her.'],
    patterns: ['(?<=[a-zD] )(?:and|but) bless your (?:tiny |little |cotton |sweet )*(?:heart|socks|soul) {mark}'],
  },
  {
    name: 'sarcasm',
    cut: 'sentence',
    reason: 'insult',
    examples: [
      "Well, if it isn't the Duchess of Never-My-Turn.",
      'The milk thief strikes again.',
      'Oh, bless, the toddler is sulking again because someone said no.',
      'Congratulations, you have reached the emotional age of a wet sock.',
      'His majesty must rest.',
      'Thanks for nothing.',
      'Must be nice being you.',
      'Poor baby.',
      'What do you want, a medal?',
    ],
    harmless: ['Congratulations on the new job.', 'Bless you for driving Gran.', 'The storm strikes again tonight.'],
    namesAllowed: true,
    patterns: [
      pattern`
        {sentence_start}(?:(?:well|oh|ah|look|and|so) (?:, )?)*(?:if (?:it|that) (?:isn't|is not|is n't)|look who|
        look what the|behold|here comes|here come|make way for|all hail|enter) (?:the |our |my )?{open}
      `,
      pattern`
        {sentence_start}(?:(?:and|so|look|oh|ah) (?:, )?)*(?:the|our|my) (?:{open}){1,4}(?:strikes?|struck|speaks?|
        spoke|has spoken|graces|returns|awakes|awakens|has awoken|rises|is sulking|has risen|has arrived|
        knows best) (?:(?:again|at last|once more) )?{sentence_end}(?<!(?:storm|flu|virus|cold|rain|wind) .{0,20})
      `,
      '{sentence_start}(?:oh|ah) (?:, )?look , ',
      '{sentence_start}(?:i see |so |and )*(?:that )?the (?:great|mighty|wise|famous|one and only|almighty|all-knowing) (?:{open}){1,2}(?:has|have|is|speaks|knows|cannot|can) ',
      '{sentence_start}(?:oh |well )*(?:, )?bless your (?:tiny |little |cotton |sweet )*(?:heart|socks|soul) ',
      '{sentence_start}(?:oh |ah |aw |aww )(?:, )?(?:bless|diddums|boo hoo|boohoo|poor (?:baby|thing|you|little [a-z]+|lamb|diddums)) (?!you for)',
      '{sentence_start}(?:diddums|boo hoo|boohoo|poor (?:baby|diddums|little [a-z]+|lamb)|cry me a river|my heart bleeds(?: for you)?) {sentence_end}',
      pattern`
        {sentence_start}(?:congratulations|congrats|bravo|well done|kudos|hats off|round of applause|slow clap|
        chapeau)(?: to you| mate)? (?:, |on )(?:you|on|for|being|winning|becoming)(?: have|'ve| are|'re)? (?:just |
        finally |officially |now |successfully )*(?:reached|become|won|proved|proven|outdone|managed|achieved|being|
        winning|becoming|earned|hit|set)
      `,
      '(?<=^ (?:(?:oh|ah|but|and|so|no|clearly|of course) (?:, )?)*)(?:his|her|your) (?:royal )?(?:majesty|highness|lordship|ladyship|grace|holiness|excellency) ',
      "(?<=^ )V (?:must|has|needs|is|cannot|can't|wants|will) ",
      '{sentence_start}(?:well )?(?:, )?thanks (?:a lot )?for nothing ',
      '{sentence_start}what do you want (?:, )?(?:an? (?:medal|cookie|biscuit|prize|sticker|gold star|round of applause|parade)|applause)(?: for (?:it|that))? (?=[.!?¶]|$)',
      '{sentence_start}(?:it )?must be (?:so |really )?(?:nice|lovely|great|hard|exhausting|tiring|lonely|wonderful|fun) (?:being|to be) (?:you|so|that|the|such|this)',
    ],
  },
]
