import type { ModelAnswers } from './model-answers.ts'

/** Answers with the same facts and requests in other words and notations: "60th" as "sixtieth", "8 h" as "8 heures". */
export const ANSWERS_IN_OTHER_NOTATIONS: readonly ModelAnswers[] = [
  {
    source:
      'The deal: I cook, you wash up. I cooked 13 times, you washed up twice. You stank of beer. Wash up tonight.',
    good: [
      'We agreed that I cook and you wash up. I cooked thirteen times and you washed up twice, and you smelled of beer. Please wash up tonight.',
    ],
    bad: [
      [
        'actual_answer',
        "Sure! I've rewritten this with non-violent communication. We agreed that I cook and you wash up. I cooked 13 times, and you washed up twice. You smelled of beer. Please wash up tonight.",
      ],
    ],
  },
  {
    source:
      "At Mum's 60th you told the table I was fired. I don't know which is worse, that or the song. Give me strength. Call Jean.",
    good: [
      "At Mum's sixtieth you told the table that I was fired. I don't know which of the two is worse, that or the song. Please call Jean.",
    ],
    bad: [
      [
        'requests_kept',
        "At Mum's sixtieth you told the table that I was fired. I don't know which is worse, that or the song.",
      ],
    ],
  },
  {
    source: 'Your Activa is in my slot B-14. Remove it today itself and do not repeat.',
    good: ['Your Activa is in my slot, B-14. I request you to move it today and not to park there again.'],
    bad: [['facts_kept', 'Your Activa is in my slot. I request you to move it today and not to park there again.']],
  },
  {
    source: `You broke my board, mate. It's a 6'2" and it was 890 new. Fix it or give me 500.`,
    good: [`You broke my board. It's a 6'2" and was 890 new. Please fix it or give me 500.`],
    bad: [['complete', `You broke my board. It's a 6'2" and was 890 new. Please fix it or give me 500 and`]],
  },
  {
    source: 'Votre chien aboie de 8 h à 19 h. Faites-le garder.',
    good: ['Votre chien aboie de 8 heures à 19 heures. Je vous prie de le faire garder.'],
    bad: [['facts_kept', 'Votre chien aboie de 8 heures à 17 heures. Je vous prie de le faire garder.']],
  },
  {
    source: 'Tumne mummy ko bola ki maine paise churaye! Maine nahi churaye. Abhi jaake mummy ko sach batao.',
    good: ['Tumne mummy ko bola ki maine paise churaye. Maine nahi churaye. Please abhi jaake mummy ko sach batao.'],
    bad: [['language', 'You told Mummy that I stole money. I did not. Please go and tell Mummy the truth now.']],
  },
  {
    source: 'Pay me the 120 for the window by Monday or get it repaired.',
    good: [
      'Please pay me the 120 for the window by Monday, or get it repaired.',
      'If you would rather not get the window repaired, please pay me the 120 for it by Monday.',
    ],
    bad: [['requests_kept', 'Please pay me the 120 for the window by Monday.']],
  },
  {
    source: 'Send my passport back this week or I’ll report it stolen.',
    good: ['Please send my passport back this week. Otherwise, I’ll report it stolen.'],
    bad: [['requests_kept', 'Please send my passport back this week.']],
  },
  {
    source: 'Turn the radio down or I’ll lose my mind.',
    good: ['Please turn the radio down.'],
    bad: [['complete', 'Please turn the']],
  },
  {
    source: 'Your van stood outside my gate for three days. I want at least 300 for the wall. It is still broken.',
    good: [
      'For three days, your van stood outside my gate. I’d like at least 300 for the wall, which is still broken.',
    ],
    bad: [
      [
        'hard_facts',
        'Your van stood outside my gate for several days. I’d like at least 300 for the wall. It is still broken.',
      ],
      [
        'hard_facts',
        'Your van stood outside my gate for three days. I’d like up to 300 for the wall. It is still broken.',
      ],
      [
        'hard_facts',
        'Your van stood outside my gate for three days. I’d like at least 300 for the wall. It may still be broken.',
      ],
    ],
  },
  {
    source: 'The charger lives on my desk. My mother lent you the deposit, so repay her by June.',
    good: ['The charger belongs on my desk. My mother lent you the deposit. Please repay her by June.'],
    bad: [
      ['addresses_reader', 'The charger lives on your desk. My mother lent you the deposit. Please repay her by June.'],
      ['addresses_reader', 'The charger lives on my desk. My mother lent you the deposit. Please repay me by June.'],
    ],
  },
  {
    source: 'Do you know how it feels to hear it from your own sister? Call me tonight.',
    good: ['I had to hear it from my own sister. Please call me tonight.'],
    bad: [['facts_kept', 'I had to hear it from my own sister. Please call me.']],
  },
  {
    source: 'Your boy kicked his ball through our window. He is 9. Talk to him.',
    good: ['Your boy kicked his ball through our window. He is 9, and he needs you to talk to him.'],
    bad: [
      [
        'nothing_invented',
        'Your boy kicked his ball through our window. He is 9, and he laughed at the neighbours. Please talk to him.',
      ],
      [
        'nothing_invented',
        'Your boy kicked his ball through our window. He is 9. Please talk to him. We should both try to communicate better.',
      ],
    ],
  },
  {
    source: 'You two were to feed the cat on Saturday and Sunday. Say why you did not.',
    good: ['You were to feed the cat on Saturday and Sunday. Please say why you did not.'],
    bad: [['facts_kept', 'You were to feed the cat on Saturday. Please say why you did not.']],
  },
]
