import { type Achievement, once } from '../achievement.ts'

/** The content of a message, response or core issue. */
export const MESSAGES: readonly Achievement[] = [
  {
    code: 'sent_long_message',
    name: 'The Full Story',
    emoji: '📜',
    description: 'Write a message of more than 900 characters.',
    earned: once('longMessages'),
  },
  {
    code: 'first_i_feel',
    name: 'I-Statement',
    emoji: '💗',
    description: 'Write a message that contains “I feel”.',
    earned: once('iFeelMessages'),
  },
  {
    code: 'ten_emojis',
    name: 'Picture Book',
    emoji: '🎨',
    description: 'Write a message with 10 or more emojis.',
    earned: once('emojiMessages'),
  },
  {
    code: 'half_in_capitals',
    name: 'Caps Lock',
    emoji: '📣',
    description: 'Write a message of 20 or more letters, at least 50% of them capitals.',
    earned: once('capitalMessages'),
  },
  {
    code: 'five_question_marks',
    name: 'Asking Questions',
    emoji: '❓',
    description: 'Write a message with 5 or more question marks.',
    earned: once('questioningMessages'),
  },
  {
    code: 'ten_exclamation_marks',
    name: 'Emphatic',
    emoji: '❗',
    description: 'Write a message with 10 or more exclamation marks.',
    earned: once('exclaimingMessages'),
  },
  {
    code: 'three_sorry',
    name: 'Sorry, Sorry, Sorry',
    emoji: '🙏',
    description: 'Write a message that says “sorry” 3 times or more.',
    earned: once('sorryMessages'),
  },
  {
    code: 'five_literally',
    name: 'Literally This',
    emoji: '📖',
    description: 'Write a message that says “literally” 5 times or more.',
    earned: once('literallyMessages'),
  },
  {
    code: 'three_obviously',
    name: 'Plain to See',
    emoji: '🔎',
    description: 'Write a message that says “obviously” 3 times or more.',
    earned: once('obviouslyMessages'),
  },
  {
    code: 'three_fine',
    name: 'It’s Fine',
    emoji: '🙂',
    description: 'Write a message that says “fine” 3 times or more.',
    earned: once('fineMessages'),
  },
  {
    code: 'said_whatever',
    name: 'Whatever Works',
    emoji: '🤷',
    description: 'Write a message that contains “whatever”.',
    earned: once('whateverMessages'),
  },
]
