import type { Examples } from './messages.ts'

export const HARD_FACTS: Examples = {
  fails: [
    ['rent', 'You owe me £450 for rent since 1 March. Please pay me after Friday, or I will go to the letting agent.'],
    [
      'rent',
      'I feel like you owe me about £450 in rent since 1 March. Please pay me by Friday, or I will go to the letting agent.',
    ],
    [
      'bins',
      "You've only put the bins out at times since Easter. It's your turn, isn't it? Please sort it by Tuesday.",
    ],
    [
      'mum',
      "I paid for mum's birthday meal, 86 quid, and you may not have given me your half. Can you send me the 43 quid tonight, please?",
    ],
    [
      'fence',
      'Dear Mr Harlow, your fence stands 30 cm on my land. I have written to you twice and you rarely replied. Kindly move it by 15 June.',
    ],
    [
      'car',
      "Maybe you took my car on Saturday. It came back with an empty tank. That's $60 of gas. Please don't touch my keys again.",
    ],
    [
      'project',
      'Dana, you presented my slides to the client at 3:30 pm and sometimes mentioned my name. Please tell Mr. Ruiz who made them.',
    ],
    [
      'sister',
      'It seems you told Aunt Carol about my pregnancy after I begged you to keep quiet. I will never tell you anything again.',
    ],
    [
      'deposit',
      'Sir, I vacated the flat on 31st May. You have not always returned my deposit of Rs. 50,000. Kindly return it by 10th July.',
    ],
    [
      'generator',
      'Oga Tunde, last month I gave you around ₦120,000 to repair the generator and there is no light, no receipt. Please return my money before Sunday.',
    ],
    [
      'wedding',
      'Perhaps you did not invite me to your traditional wedding? Ngozi and Emeka were there. I bought aso ebi of about 35k. I would like to know why.',
    ],
    ['ghost', "You've been slow to answer my texts for 4 days. Please just tell me if you're coming on the 12th."],
    [
      'invoice',
      'I am writing regarding invoice 2047 for €1,200. Payment was due 30 days ago. You have contacted me. Please transfer the amount within 7 days.',
    ],
    [
      'will',
      'You might have sold Grandma’s ring, telling some of us. She said to me, “That ring is for Ella.” I want it back.',
    ],
    ['german', 'Du hast mir die 80 Euro vom 3. April vielleicht nicht zurückgezahlt. Bitte überweise sie bis Freitag.'],
  ],
  passes: [
    [
      'rent',
      'The £450 rent since 1 March is still outstanding. Please pay me by Friday, or I will go to the letting agent.',
    ],
    ['bins', 'Not once since Easter have you put the bins out. It is your turn. Please sort it by Tuesday.'],
    [
      'mum',
      'I paid 86 quid for the meal on mums birthday and havent had your half. Can you send me the 43 quid tonight pls?',
    ],
    [
      'fence',
      'Dear Mr Harlow, your fence stands 30 cm on my land. My two letters have gone unanswered. Kindly move it by 15 June.',
    ],
    [
      'car',
      'On Saturday you took my car without permission and returned it with no gas, which is $60. Please never touch my keys again.',
    ],
    [
      'project',
      'Dana, you presented my slides to the client at 3:30 pm without mentioning my name. Please tell Mr. Ruiz who made them.',
    ],
    [
      'sister',
      'After I begged you to keep quiet, you told Aunt Carol about my pregnancy. I will never tell you anything again.',
    ],
    [
      'deposit',
      'Sir, I vacated the flat on 31st May. My deposit of Rs. 50,000 has not been returned. Kindly return it by 10th July.',
    ],
    [
      'generator',
      'Oga Tunde, I gave you ₦120,000 last month to repair the generator. There has been no light and no receipt since. Please return my money before Sunday.',
    ],
    ['ghost', "I haven't had an answer to my texts for 4 days. Please just tell me if you're coming on the 12th."],
    [
      'invoice',
      'I am writing regarding invoice 2047 for €1,200. Payment was due 30 days ago, and I have never heard from you. Please transfer the amount within 7 days.',
    ],
    ['will', 'You sold Grandma’s ring and told none of us. She said to me, “That ring is for Ella.” I want it back.'],
    ['german', 'Die 80 Euro vom 3. April hast du mir noch immer nicht zurückgezahlt. Bitte überweise sie bis Freitag.'],
  ],
}
