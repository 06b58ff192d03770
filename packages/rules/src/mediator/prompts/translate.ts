import type { Mood } from '@squash/contract/values'
import type { TranslateTask } from '../mediator.ts'
import { fenced } from './fence.ts'
import { forReader } from './reader.ts'
import { asJson, asMediator, inLanguage, type Prompt, textFields } from './voice.ts'

/**
 * The author chose the mood, so the feeling it names isn't invented. Both parties are treated the same: the responder
 * isn't asked to be more open, and a missing mood isn't mentioned.
 */
const MOODS: Readonly<Record<Mood, string>> = {
  rage: 'The author says they are furious: keep how strongly they feel, as a feeling of theirs and never as an attack.',
  annoyed: 'The author says they are annoyed: let that show in plain words.',
  meh: 'The author says they are tired of the matter: keep it plain and short.',
  chill: 'The author says they are relaxed: keep an easy tone.',
  zen: 'The author says they are calm and want peace: keep that tone.',
}

const VARIATIONS: Readonly<Record<NonNullable<TranslateTask['variation']>, string>> = {
  shorter: 'The author asks for a shorter wording: fewer words, but every fact and every request.',
  warmer: 'The author asks for a warmer wording: friendlier, without an apology, promise or concession.',
  more_direct:
    'The author asks for a more direct wording: the request first, in short sentences, still without an attack.',
}

/**
 * Nonviolent communication uses the order observation, feeling, need, request. The prompt asks only for the parts that
 * the message has, because models fill in missing ones and would put invented feelings into the author's mouth.
 */
const TASK = [
  'Rewrite a message so that the other person can hear it. Write as its author, in the first person, to the other person.',
  'Order it as far as these are there: what the author saw, what they feel, what they need, what they ask for. Leave out what is not there.',
].join(' ')

const RULES = [
  // The receipt, which authors compare with their message, counts a rephrased fact as lost.
  'Keep every number, amount, date, time and name as it is written.',
  'Keep quotations word for word, in their quotation marks.',
  'Keep every question, request and demand, as firm as it is.',
  // "You never paid me" is a verifiable fact; "you never listen" is how it feels to the author.
  'Keep a "never", "not", "no" or "only" that can be checked: "you never paid me" must not become "you have not always paid me".',
  'Keep a greeting and a name at the start. Address the other person as "you" where the message does.',
  'Leave out insults, name-calling, contempt, swearing and shouting. Turn a judgment of character into what happened, where the message says what happened.',
  // Models apologise and make promises on the author's behalf, which would commit them to something they never said.
  'Add nothing: no fact, number, name, feeling, reason, apology, promise, concession, advice or thanks that the author did not write.',
  'Keep the register of the author, chat style too. Up to one and a half times as long as the message.',
]

/**
 * One in chat style, one formal with a greeting and a quotation, and one not in English, because models imitate their
 * examples.
 */
const EXAMPLES = [
  [
    'Language of the answer: English.',
    'omg ur such a liar!! u said ud pay me back the $60 on friday n its tuesday?? i cant even buy gas. send it TODAY',
    'u said ud pay me back the $60 on friday and its tuesday now. im really frustrated, i cant even buy gas. can u send it today?',
  ],
  [
    'Language of the answer: English.',
    'Dear Ms Hall, this is the third time your incompetent lot have ignored me. I was told "the boiler will be fixed by 14 March" and nobody came. You have never once called back. When will it be repaired?',
    'Dear Ms Hall, I was told "the boiler will be fixed by 14 March" and nobody came. This is the third time I feel ignored, and you have never once called back. When will it be repaired?',
  ],
  [
    'Language of the answer: Spanish.',
    '¡Eres un egoísta! Otra vez llegaste a las 22:30 y ni avisaste. La cena de Lucía se quedó fría. ¿Tan difícil es mandar un mensaje?',
    'Otra vez llegaste a las 22:30 sin avisar, y la cena de Lucía se quedó fría. Me molesta. ¿Puedes mandarme un mensaje cuando vayas a llegar tarde?',
  ],
] as const

const SYSTEM = asMediator(
  'impartial',
  TASK,
  RULES.map((rule) => `- ${rule}`).join('\n'),
  EXAMPLES.map(
    ([language, message, text]) =>
      `${language}\nMessage: ${JSON.stringify(message)}\nAnswer: ${JSON.stringify({ text })}`,
  ).join('\n\n'),
  asJson(['text'], 'The value is the rewritten message and nothing else, at most 1,500 characters.'),
)

/** The prompt for a message in calmer words. It contains the raw message, which only its author may otherwise read. */
export function translatePrompt(task: TranslateTask): Prompt {
  const { mood, variation } = task
  const reader = forReader(task.reader, 'The reader likes')
  return {
    system: SYSTEM,
    user: [
      inLanguage(task.language),
      ...(mood === 'responsive' ? [] : [MOODS[mood]]),
      ...reader,
      ...(variation ? [VARIATIONS[variation]] : []),
      ...(variation && reader.length > 0 ? ['What the author asks for comes first.'] : []),
      'The message:',
      fenced('message', task.message),
      ...(task.earlier
        ? ['A wording that the author has seen and wants to be different:', fenced('earlier', task.earlier)]
        : []),
    ].join('\n'),
    schema: textFields('text'),
  }
}
