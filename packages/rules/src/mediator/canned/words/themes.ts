import { pattern } from '../../../text/pattern.ts'

/**
 * The topics of disagreements, found by groups of everyday words. Each theme provides the canned mediator's phrases:
 * `matter` completes "a disagreement that seems to be about …", and `need` "you both need the same thing: …". Each of 2 to 3 sentences, `advice` is for
 * readers of a forum post, and `nextStep` follows a reflection.
 */
export type Theme = {
  readonly name: string
  readonly words: RegExp
  readonly matter: string
  readonly need: string
  readonly advice: string
  readonly nextStep: string
}

export const THEMES: readonly Theme[] = [
  {
    name: 'money',
    words: new RegExp(
      pattern`
        [$€£]|\b(?:money|pay|pays|paid|paying|rent|bills?|debts?|owes?|owed|loan|lend|lent|borrow(?:ed)?|cost|costs|
        expensive|price|deposit|budget|salary|refund|venmo|paypal|euros?|dollars?|bucks)\b
      `,
      'gi',
    ),
    matter: 'sharing money fairly',
    need: 'knowing that money is shared fairly and that you can count on it',
    advice:
      'Sit down together for 20 minutes and write down who paid what, and what’s still open. Agree on one amount and one date for settling it. From then on, put shared costs on a list that you can both see.',
    nextStep:
      'Each of you names one thing about money that would let you relax, and the other says how much of it they can do. Settle the open amount on a date that you choose together, and treat it as closed afterwards.',
  },
  {
    name: 'chores',
    words: new RegExp(
      pattern`
        \b(?:dish(?:es)?|dishwasher|clean(?:s|ed|ing|er)?|mess(?:y)?|laundry|trash|garbage|bins?|vacuum(?:ing)?|
        kitchen|bathroom|sink|tidy|tidying|chores?|housework|cook(?:s|ed|ing)?|groceries|fridge)\b
      `,
      'gi',
    ),
    matter: 'a home that works for both',
    need: 'a home where the work doesn’t all land on one person',
    advice:
      'List the recurring chores together and take turns picking, so that both of you carry a fair share. Agree on what “done” means, and on which day of the week it’s due. Go over the list again in two weeks.',
    nextStep:
      'Each of you names the one spot at home that matters most to you, and the other takes extra care of it. Thank each other when it works, and keep one evening a week to talk about it when it doesn’t.',
  },
  {
    name: 'time',
    words:
      /\b(?:late|on time|wait(?:s|ed|ing)?|hours?|minutes?|time|schedule|deadline|punctual|delay(?:s|ed)?|busy|early|forever|o'clock)\b/gi,
    matter: 'each other’s time',
    need: 'being able to rely on the time you agree on',
    advice:
      'Agree on a simple rule for times that matter: if you’re running more than ten minutes late, you say so before the time, not after it. The one who’s waiting can then start or leave, no hard feelings. Try it for the next three occasions.',
    nextStep:
      'Each of you picks one kind of occasion where time really matters to you. For those, you both leave early; for the rest, you agree to go easy on each other.',
  },
  {
    name: 'trust',
    words:
      /\b(?:trust(?:s|ed|ing)?|promis(?:e|es|ed|ing)|rely|reliable|cheat(?:s|ed|ing)?|betray(?:s|ed|al)?|behind my back|secrets?|jealous|flirt(?:s|ed|ing)?|loyal(?:ty)?|phone)\b/gi,
    matter: 'being able to trust one another',
    need: 'trust that doesn’t need to be checked',
    advice:
      'Each of you names one promise that you can keep for the next two weeks, small enough to be sure of. Check in at the end of each week, without going over the past again.',
    nextStep:
      'Each of you names one small thing that would show you can rely on the other, and gives it freely rather than on demand. Pick a day to ask each other whether it helped.',
  },
  {
    name: 'honesty',
    words:
      /\b(?:honest(?:y|ly)?|lie|lies|lied|lying|liar|truth|true|hid|hide|hiding|hidden|admit(?:s|ted)?|told me|tell me|pretend(?:s|ed|ing)?)\b/gi,
    matter: 'being honest with each other',
    need: 'hearing the truth early, even when it’s uncomfortable',
    advice:
      'Take turns: five minutes each to say what happened as you saw it, while the other only listens and then repeats it in their own words. Then agree on what you want to tell each other right away from then on.',
    nextStep:
      'Each of you says one thing that you find hard to be open about, and what would make it safer to say. Start there, and let the rest follow.',
  },
  {
    name: 'unheard',
    words: new RegExp(
      pattern`
        \b(?:listen(?:s|ed|ing)?|hear|heard|ignor(?:e|es|ed|ing)|interrupt(?:s|ed|ing)?|answer(?:s|ed)?|reply|replied|
        texts?|respond(?:s|ed)?|understand(?:s)?|understood|talk(?:s|ed|ing)?|opinion|say)\b
      `,
      'gi',
    ),
    matter: 'being heard',
    need: 'being heard before anything is decided',
    advice:
      'Set aside half an hour without phones. One of you speaks for five minutes and the other says back what they heard, then you swap. Look for a solution only after that.',
    nextStep:
      'Agree on a sign that means “please just listen now”, and on another one for “I need a break”. Use them the next time you talk about this, and end it with one thing each of you will remember.',
  },
  {
    name: 'respect',
    words: new RegExp(
      pattern`
        \b(?:respect(?:s|ed|ful)?|disrespect(?:ful|ed)?|rude(?:ly)?|yell(?:s|ed|ing)?|shout(?:s|ed|ing)?|
        insult(?:s|ed|ing)?|mock(?:s|ed|ing)?|laugh(?:s|ed|ing)? at|treat(?:s|ed)?|embarrass(?:ed|ing)?|
        humiliat(?:ed|ing)|boundar(?:y|ies)|jokes?|joking|teas(?:e|ed|ing))\b
      `,
      'gi',
    ),
    matter: 'respect',
    need: 'being treated with respect, even in a heated moment',
    advice:
      'Each of you names one thing the other could say or do differently that would feel respectful. Agree to try exactly those two things for a week. If a conversation gets loud, either of you can ask for a 20-minute break.',
    nextStep:
      'Each of you tells the other about a moment when you did feel respected by them. Pick one habit from those moments to bring back, and keep it up for two weeks.',
  },
  {
    name: 'space',
    words: new RegExp(
      pattern`
        \b(?:space|privacy|left alone|leave me alone|time alone|alone time|room|quiet|noise|noisy|loud|music|
        sleep(?:s|ing)?|guests?|visitors?|stay(?:s|ed|ing)? over|borrow(?:s|ed)? my|
        my (?:stuff|things|clothes|car|bike)|knock)\b
      `,
      'gi',
    ),
    matter: 'having enough space for yourselves',
    need: 'a space that is yours, and knowing it will be left alone',
    advice:
      'Agree on quiet hours and on what is private and what is shared. Ask before you use something that belongs to the other, and take no for an answer. Try this for two weeks, then adjust it.',
    nextStep:
      'Each of you names the time and place where you need peace most. Protect those for each other, and be easygoing about the rest.',
  },
  {
    name: 'work',
    words:
      /\b(?:work(?:s|ed|ing|load)?|project|boss|manager|meeting|credit|colleagues?|coworkers?|team|client|office|presentation|shifts?|report|tasks?|job)\b/gi,
    matter: 'work that is shared and seen',
    need: 'having your part of the work seen and shared fairly',
    advice:
      'Write down who does which part of the work, and by when, and share it with everyone involved. Mention each other’s contribution when you present it. Meet for ten minutes once a week to see whether the split still fits.',
    nextStep:
      'Each of you says which part of the work you would like to be recognised for. Make room for that in the next thing you do together, and tell others about it.',
  },
  {
    name: 'family',
    words: new RegExp(
      pattern`
        \b(?:family|mom|mum|mother|dad|father|parents?|sister|brother|kids?|children|child|son|daughter|in-laws?|
        grandma|grandpa|grandparents|aunt|uncle|cousin|wedding|christmas|thanksgiving|babysit(?:ting)?)\b
      `,
      'gi',
    ),
    matter: 'your family',
    need: 'feeling that family ties are taken seriously',
    advice:
      'Decide together which family matters each of you handles alone and which you settle together before anyone else hears about them. For the next occasion, each of you names one wish, and you plan so that both have a place.',
    nextStep:
      'Each of you explains what family means to you in one story rather than one argument. Then agree on one tradition or boundary that you will keep up for each other.',
  },
  {
    name: 'plans',
    words: new RegExp(
      pattern`
        \b(?:plans?|planned|cancel(?:s|led|ed|ling)?|trip|vacation|holiday|party|birthday|weekend|
        invit(?:e|es|ed|ation)|tickets?|dinner|forgot|forget|forgotten|reschedule|concert|flight|anniversary)\b
      `,
      'gi',
    ),
    matter: 'plans you can rely on',
    need: 'mattering enough for plans to be kept',
    advice:
      'Choose a new date for what was missed, and put it in both calendars now. For future plans, agree on how late either of you can still change them. After that, the one who cancels makes the next plan.',
    nextStep:
      'Tell each other which occasions, up to three, matter so much that they can’t be missed. Keep those free whatever happens, and be generous about all the others.',
  },
]

/** For a forum post that matches no theme. */
export const GENERAL: Pick<Theme, 'matter' | 'advice'> = {
  matter: 'getting along with each other',
  advice:
    'Each of you names one thing the other could do this week that would help, as specific as possible. Agree to try both for seven days. Then talk for 15 minutes about what has changed.',
}
