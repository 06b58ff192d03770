import type { Examples } from './messages.ts'

export const NO_CONCESSION: Examples = {
  fails: [
    [
      'rent',
      "I'm sorry to bring this up, but you have owed me £450 in rent since 1 March. Please pay me by Friday, or I will go to the letting agent.",
    ],
    [
      'bins',
      "You haven't put the bins out once since Easter. I know you've been busy. It's your turn, isn't it? Please sort it by Tuesday.",
    ],
    [
      'mum',
      "I paid for mum's birthday meal, 86 quid, and you never gave me your half. Can you send me the 43 quid tonight? No rush though.",
    ],
    [
      'fence',
      'Dear Mr Harlow, your fence stands 30 cm on my land. I apologise for writing again. I have written to you twice and you have not replied. Kindly move it by 15 June.',
    ],
    [
      'car',
      "You took my car on Saturday without asking and brought it back with an empty tank. That's $60 of gas. I'm sure you didn't mean any harm. Please don't touch my keys again.",
    ],
    [
      'project',
      'Dana, you presented my slides to the client at 3:30 pm and never mentioned my name. I should have spoken up. Please tell Mr. Ruiz who made them.',
    ],
    [
      'sitter',
      "You said you'd be home by 6. It was 8:15. I had to pay the sitter $40 for 2 extra hours. It's okay, these things happen. Why didn't you call?",
    ],
    [
      'sister',
      'You told Aunt Carol about my pregnancy after I begged you to keep quiet. I forgive you, but I will never tell you anything again.',
    ],
    [
      'deposit',
      'Sir, I vacated the flat on 31st May. You have not returned my deposit of Rs. 50,000. Kindly return it by 10th July, or whenever you can.',
    ],
    [
      'credit',
      'Rahul, you took full credit in front of the whole team yesterday. I was sitting till 2 am for three nights. Please tell the manager the truth. I promise to support you next time.',
    ],
    [
      'loud',
      "Every night you play songs till 1 am and my exam is on Monday. I have told you 5 times already. Please stop, and I'll bring you dinner.",
    ],
    [
      'generator',
      'Oga Tunde, last month I gave you ₦120,000 to repair the generator and there is no light, no receipt. Please return my money before Sunday. We both made mistakes here.',
    ],
    [
      'fridge',
      "Please stop eating my food. That was the 3rd yoghurt this week. Please buy your own. I'm happy to share other things.",
    ],
    [
      'dog',
      'Your dog was barking from 6am to 9am again. I understand that you love it. I work nights. Please keep it inside before noon.',
    ],
    [
      'invoice',
      'I am writing regarding invoice 2047 for €1,200. Payment was due 30 days ago. You have never contacted me. Please transfer the amount within 7 days, if possible.',
    ],
    [
      'german',
      'Es tut mir leid, aber du hast mir die 80 Euro vom 3. April noch nicht zurückgezahlt. Bitte überweise sie bis Freitag.',
    ],
    [
      'deposit',
      'Sir, I vacated the flat on 31st May. I may be mistaken, but till today my deposit of Rs. 50,000 is not returned. Kindly return the same by 10th July.',
    ],
    [
      'spanish',
      'Siento ponerme así, pero no me avisaste de que venía tu hermano y se quedó 5 días en mi casa. La próxima vez quiero que me preguntes antes.',
    ],
  ],
  passes: [
    [
      'rent',
      "You have owed me £450 in rent since 1 March. Please pay me by Friday. Otherwise I'm going to the letting agent.",
    ],
    [
      'bins',
      "You haven't put the bins out once since Easter. I'd like you to take your turn and sort it by Tuesday, please.",
    ],
    [
      'mum',
      "I paid for mum's birthday meal, 86 quid, and you never gave me your half. Would you send me the 43 quid tonight, please? I'd appreciate it.",
    ],
    [
      'fence',
      'Dear Mr Harlow, your fence stands 30 cm on my land. I have written to you twice and you have not replied. I would be grateful if you moved it by 15 June.',
    ],
    [
      'car',
      "You took my car on Saturday without asking and brought it back with an empty tank. That's $60 of gas. I don't want you to touch my keys again.",
    ],
    [
      'project',
      'Dana, you presented my slides to the client at 3:30 pm and never mentioned my name. I want Mr. Ruiz to know who made them, so please tell him.',
    ],
    [
      'sitter',
      "You said you'd be home by 6, but it was 8:15 and I had to pay the sitter $40 for 2 extra hours. Can you tell me why you didn't call?",
    ],
    [
      'sister',
      "You told Aunt Carol about my pregnancy after I begged you to keep quiet. I won't tell you anything again.",
    ],
    [
      'deposit',
      'Sir, I vacated the flat on 31st May and till today my deposit of Rs. 50,000 is not returned. Kindly return the same by 10th July.',
    ],
    [
      'credit',
      'Rahul, you took full credit in front of the whole team yesterday. I only was sitting till 2 am for three nights. Please be honest with the manager.',
    ],
    [
      'generator',
      'Oga Tunde, last month I gave you ₦120,000 to repair the generator and till now there is no light and no receipt. Please let me have my money back before Sunday.',
    ],
    ['ghost', "You haven't answered my texts for 4 days. I'd just like to know if you're coming on the 12th."],
    [
      'report',
      'The report was due on 3 May. You submitted it on 9 May, without the figures for Q2. I need a corrected version by 5 pm tomorrow.',
    ],
    [
      'spanish',
      'Nunca me avisaste de que venía tu hermano y se quedó 5 días en mi casa. La próxima vez quiero que me preguntes antes.',
    ],
  ],
}
