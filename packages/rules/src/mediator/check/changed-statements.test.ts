import { describe, expect, it } from 'vitest'
import { changesTime, swapsActors } from './actions.ts'
import { swapsObjects } from './addresses-reader/action-objects.ts'
import { swapsDoers } from './addresses-reader/doers.ts'
import { swapsNames, swapsReceivers, swapsSides } from './addresses-reader/named-actions.ts'
import { checkAnswer } from './check-answer.ts'
import type { CheckName } from './check-names.ts'
import { type Compared, compared } from './compared.ts'
import { changesThing } from './facts-kept/exchanged-things.ts'
import { dropsStatement } from './facts-kept/left-out.ts'
import { reversesPolarity } from './hard-facts/polarity.ts'
import { keepsHardFacts } from './hard-facts.ts'
import { praises } from './no-insult/praise.ts'
import { addsPhrase } from './nothing-invented/added-phrases.ts'
import { assertsUnfounded } from './nothing-invented/unfounded.ts'
import { concedesInOtherLanguages, inventsFeelingInOtherLanguages } from './other-languages.ts'
import { keepsAlternatives, makesChoice } from './requests-kept/alternatives.ts'
import { addsCondition, dropsCondition, losesCondition } from './requests-kept/conditions.ts'
import { dropsRequest } from './requests-kept/dropped-requests.ts'
import { excludesRequest } from './requests-kept/excluding-requests.ts'
import { asksForMoneyOrTalk } from './requests-kept/money-or-talk.ts'
import { asksLess, softens } from './softening.ts'
import { swapsFacts, swapsOwners } from './swapped-facts.ts'
import { replacesWithOpposite, swapsContrast } from './swapped-opposites.ts'
import { ADDED_PHRASES } from './testing/added-phrases.ts'
import { DOERS, LEFT_OUT, POLARITY, UNFOUNDED } from './testing/changed-statements.ts'
import { DROPPED_REQUESTS } from './testing/dropped-requests.ts'
import { EXCEPTIONS, REVERSED_IN_OTHER_LANGUAGES, THINGS } from './testing/exchanged-things.ts'
import { CONCESSIONS_IN_OTHER_LANGUAGES, FEELINGS_IN_OTHER_LANGUAGES } from './testing/other-languages.ts'
import { SWAPPED_NAMES, SWAPPED_RECEIVERS, SWAPPED_SIDES } from './testing/other-persons.ts'
import { ALTERNATIVES, CHOICES, EXCLUDED_REQUESTS, OTHER_REQUESTS } from './testing/other-requests.ts'
import { ACTORS, CONDITIONS, CONTRASTS, OPPOSITES, TIMES } from './testing/reversed-statements.ts'
import { ASKED_LESS, PRAISED, SOFTENED } from './testing/softened-statements.ts'
import { SWAPPED_FACTS, SWAPPED_OBJECTS } from './testing/swapped-facts.ts'

describe.each([
  [
    'turns a statement into its opposite',
    ({ plainSource, plainText }: Compared) => reversesPolarity(plainSource, plainText),
    POLARITY,
  ],
  ['leaves out a statement', dropsStatement, LEFT_OUT],
  ['asserts what has no basis in the message', assertsUnfounded, UNFOUNDED],
  ['attributes an action to someone else', swapsDoers, DOERS],
  ['swaps facts', (answer: Compared) => swapsFacts(answer) || swapsOwners(answer), SWAPPED_FACTS],
  ['attributes what someone did with a thing to the other person', swapsObjects, SWAPPED_OBJECTS],
  ['softens a statement', softens, SOFTENED],
  ['turns a demand into a wish', asksLess, ASKED_LESS],
  ['praises what the message complains about', praises, PRAISED],
  ['adds a phrase without a basis', addsPhrase, ADDED_PHRASES],
  ['drops one of several requests', dropsRequest, DROPPED_REQUESTS],
] as const)('the check for an answer that %s', (_what, isChanged, { fails, passes }) => {
  it.each(fails)('flags: %s → %s', (source, answer) => {
    expect(isChanged(compared(source, answer))).toBe(true)
  })

  it.each(passes)('accepts a faithful answer: %s → %s', (source, answer) => {
    expect(isChanged(compared(source, answer))).toBe(false)
  })

  it('has at least twelve examples of each kind', () => {
    expect(fails.length).toBeGreaterThanOrEqual(12)
    expect(passes.length).toBeGreaterThanOrEqual(12)
  })
})

describe.each([
  ['turns a word into its opposite', replacesWithOpposite, OPPOSITES],
  ['swaps the two sides of a contrast', swapsContrast, CONTRASTS],
  ['moves a past action to the future', changesTime, TIMES],
  ['swaps the author and the reader as the subject of an action', swapsActors, ACTORS],
  ['adds or loses a condition', (answer: Compared) => addsCondition(answer) || losesCondition(answer), CONDITIONS],
] as const)('the check for an answer that %s', (_what, isChanged, { fails, passes }) => {
  it.each(fails)('flags: %s → %s', (source, answer) => {
    expect(isChanged(compared(source, answer, 'en'))).toBe(true)
  })

  it.each(passes)('accepts a faithful answer: %s → %s', (source, answer) => {
    expect(isChanged(compared(source, answer, 'en'))).toBe(false)
  })
})

describe.each([
  ['attributes an action to another named person', swapsNames, SWAPPED_NAMES],
  ['changes the recipient of something', swapsReceivers, SWAPPED_RECEIVERS],
  ['confuses the reader with the author', swapsSides, SWAPPED_SIDES],
  ['offers two things as a choice', makesChoice, CHOICES],
  ['asks for money or a talk instead', asksForMoneyOrTalk, OTHER_REQUESTS],
  ['asks for something that excludes the request', excludesRequest, EXCLUDED_REQUESTS],
  ['loses an alternative', (answer: Compared) => !keepsAlternatives(answer), ALTERNATIVES],
  ['replaces a thing with another of its kind', changesThing, THINGS],
  [
    'asks for less, or changes who did or said something, in another language',
    (answer: Compared) => !keepsHardFacts(answer) || swapsDoers(answer),
    REVERSED_IN_OTHER_LANGUAGES,
  ],
  ['adds an exception', (answer: Compared) => !keepsHardFacts(answer), EXCEPTIONS],
  ['adds a feeling in another language', inventsFeelingInOtherLanguages, FEELINGS_IN_OTHER_LANGUAGES],
  ['concedes something in another language', concedesInOtherLanguages, CONCESSIONS_IN_OTHER_LANGUAGES],
] as const)('the check for an answer that %s', (_what, isChanged, { fails, passes }) => {
  it.each(fails)('flags: %s → %s', (source, answer) => {
    expect(isChanged(compared(source, answer))).toBe(true)
  })

  it.each(passes)('accepts a faithful answer: %s → %s', (source, answer) => {
    expect(isChanged(compared(source, answer))).toBe(false)
  })
})

describe('a duration in other words', () => {
  it.each([
    ['You charge 40 euros every 15 minutes.', 'You charge 40 euros per quarter of an hour.', true],
    ['You charge 40 euros per quarter of an hour.', 'You charge 40 euros every 15 minutes.', true],
    ['You had my drill for 2 weeks.', 'You had my drill for a fortnight.', true],
    ['You had my drill for 2 weeks.', 'You had my drill for a month.', false],
    ['I waited for half an hour.', 'I waited for 40 minutes.', false],
  ])('is kept if it is equally long: %s → %s (%s)', (source, answer, isKept) => {
    const { failed } = checkAnswer({ source, answer })
    expect(failed.includes('facts_kept') || failed.includes('nothing_invented')).toBe(!isKept)
  })
})

describe('a condition that the author sets', () => {
  it.each([
    [
      "You can come if you're sober and if you don't bring Lorraine.",
      "You can come if you don't bring Lorraine.",
      true,
    ],
    ["You can come if you're sober.", "You're welcome as long as you are sober.", false],
    ["You wouldn't know a chord if it bit you.", 'Please add my name.', false],
  ])('is missing if the answer leaves it out: %s → %s (%s)', (source, answer, isMissing) => {
    expect(dropsCondition(compared(source, answer))).toBe(isMissing)
  })
})

describe('an answer as a whole', () => {
  it.each<[source: string, answer: string, failed: CheckName[]]>([
    [
      'You crashed my car into a bollard. Pay the £900.',
      'Someone crashed my car into a bollard. Please pay the £900.',
      ['addresses_reader'],
    ],
    [
      'My baby is due in 5 weeks. Pay me Friday.',
      'My baby is due in 5 months. Please pay me on Friday.',
      ['hard_facts'],
    ],
    [
      "I've moved my things out. Send the £50 back.",
      "I'm going to move my things out. Please send the £50 back.",
      ['hard_facts'],
    ],
    [
      'You ignored me all evening. Call me after 7.',
      'It sounds like there is hurt on both sides. You ignored me all evening. Please call me after 7.',
      ['no_concession'],
    ],
    [
      'You pawned my watch. You lied about it. You owe me £90, Lee.',
      'Lee pawned my watch. He lied about it, and he owes me the £90 that he got for it.',
      ['addresses_reader'],
    ],
    [
      'Mel, you borrowed my car on Thursday. Fill it up.',
      "On Thursday Mel borrowed my car. I'd like Mel to fill it up.",
      ['addresses_reader'],
    ],
    ['Cut it back 2 metres from the wall, please.', 'Please cut it back 2 feet from the wall.', ['hard_facts']],
    [
      'You sent the client the numbers of last year. Send new ones by 2.',
      'You sent the client the numbers of last year, and I have felt ashamed. Please send new ones by 2.',
      ['nothing_invented'],
    ],
    [
      'You read my phone at 8. Delete the photo.',
      "You read my phone at 8. I'm afraid of what you might do next. Please delete the photo.",
      ['nothing_invented'],
    ],
    [
      'Everyone out by 11 or I call Mrs Doyle.',
      'Everyone out by 11, please. I will call Mrs Doyle.',
      ['requests_kept'],
    ],
    ['He pays a third or he stays at his place.', 'He pays a third and he stays at his place.', ['requests_kept']],
  ])('fails: %s → %s', (source, answer, failed) => {
    expect(checkAnswer({ source, answer }).failed).toEqual(expect.arrayContaining(failed))
  })

  it.each([
    ['Tom Hennessy get your sheep out of my barley.', 'Tom, please take your sheep out of my barley.'],
    ['Pay by Friday or it is the cops.', 'Please pay by Friday, or I will go to the police.'],
    ['I want a padlock and an apology.', 'I am asking for two things: a padlock and an apology.'],
    ['Horseplay my eye. I want a meeting this week.', 'I would like a meeting this week.'],
    ['Shame on you! Where is the rest of the money?', 'I want to know where the rest of the money is.'],
    ['You threw a stapler at 10.15 Wednesday.', 'On Wednesday at 10.15 you threw a stapler.'],
    ['Pay now, or I put it before the committee.', 'Please pay now, or I will raise it before the committee.'],
    ['Refund me today. You should be shut down.', 'Please refund me today.'],
    ['You did kiss him. I want my necklace back.', 'I know that you did kiss him. Please give my necklace back.'],
    ['Give me mornings or I walk.', 'Please put me on mornings. Otherwise I will quit.'],
    ['25,000 for the cassava, and tie the goat.', 'Please pay me 25,000 for the cassava and keep the goat tied.'],
    ['Shut the gate every time you go through.', 'Please shut the gate whenever you go through.'],
    ["Don't insult my intelligence. Send me the invoice.", 'Please send me the invoice.'],
    ['I did NOT agree to six weeks. I said two.', 'I agreed to two weeks, not six.'],
    ["You've done none of the runs to the clinic.", "You haven't done any of the runs to the clinic."],
    ["You could've killed us both.", 'It could have killed the two of us.'],
    ["You haven't been home since Holi of last year.", 'You last came home at Holi last year.'],
  ])('passes: %s → %s', (source, answer) => {
    expect(checkAnswer({ source, answer }).failed).toEqual([])
  })
})

describe('an answer that leaves out an order', () => {
  it.each([
    [
      'Kindly stop this drama and transfer the full amount by 15th.',
      'Please transfer the full amount by the 15th.',
      true,
    ],
    ['Stop all this nonsense. Send me the keys.', 'Please send me the keys.', true],
    ['Stop this drumming and send me the keys.', 'Please send me the keys.', false],
  ])('is accepted only if the order is a mere reproach: %s → %s', (source, answer, isFit) => {
    expect(checkAnswer({ source, answer, language: 'en' }).failed.includes('requests_kept')).toBe(!isFit)
  })
})

it('accepts a message that contains the names of JavaScript’s built-in properties', () => {
  const source = 'The constructor of my kitchen never came on 3 May. Call him today.'
  expect(checkAnswer({ source, answer: `${source} Please.`, language: 'en' }).failed).toEqual([])
})
