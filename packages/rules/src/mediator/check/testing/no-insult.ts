import type { Examples } from './messages.ts'

export const NO_INSULT: Examples = {
  fails: [
    [
      'rent',
      'You have owed me £450 in rent since 1 March, you git. Please pay me by Friday, or I will go to the letting agent.',
    ],
    [
      'bins',
      "You're such a lazy person: you've not put the bins out once since Easter. It's your turn, isn't it? Please sort it by Tuesday.",
    ],
    [
      'mum',
      'i paid for mums birthday meal, 86 quid, and u never gave me ur half u cheapskate. can u send me the 43 quid tonight pls',
    ],
    [
      'car',
      "You took my car on Saturday without asking, like the jerk you are, and brought it back with an empty tank. That's $60 of gas. Please don't touch my keys again.",
    ],
    [
      'project',
      'Dana, you presented my slides to the client at 3:30 pm and never mentioned my name. You are a liar and a thief. Please tell Mr. Ruiz who made them.',
    ],
    [
      'sitter',
      "You said you'd be home by 6. It was 8:15. I had to pay the sitter $40 for 2 extra hours. You are so selfish. Why didn't you call?",
    ],
    [
      'sister',
      'You told Aunt Carol about my pregnancy after I begged you to keep quiet. What is wrong with you? I will never tell you anything again.',
    ],
    [
      'credit',
      'Rahul, you took full credit in front of the whole team yesterday. I was sitting till 2 am for three nights. You are shameless. Please tell the manager the truth.',
    ],
    [
      'loud',
      'Every night you play songs till 1 am and my exam is on Monday. Please stop it, idiot. I have told you 5 times already.',
    ],
    [
      'generator',
      'Oga Tunde, last month I gave you ₦120,000 to repair the generator and till now no light, no receipt. You are a thief. Please return my money before Sunday.',
    ],
    [
      'wedding',
      'Why did you not invite me to your traditional wedding? Ngozi and Emeka were there. I bought aso ebi of 35k. You are too wicked.',
    ],
    ['fridge', 'Please stop eating my food, you pig. That was the 3rd yoghurt this week. Please buy your own.'],
    [
      'dog',
      'Your dog was barking from 6am to 9am again. I work nights. Please keep it inside before noon, you inconsiderate cow.',
    ],
    [
      'report',
      'The report was due on 3 May. You submitted it on 9 May, without the figures for Q2, you incompetent fool. I expect a corrected version by 5 pm tomorrow.',
    ],
    ['calm', 'COULD YOU PLEASE SEND ME THE KEY TO THE GARAGE?!! I NEED IT ON THURSDAY AT 10:30!!!'],
  ],
  passes: [
    ['rent', 'You owe me £450 for rent since 1 March. Please pay me by Friday, or I will go to the letting agent.'],
    [
      'bins',
      "You haven't put the bins out once since Easter, and that isn't fair on me. It's your turn, isn't it? Please sort it by Tuesday.",
    ],
    [
      'mum',
      'i paid for mums birthday meal, 86 quid, and you never gave me your half. can u send me the 43 quid tonight pls',
    ],
    [
      'car',
      "You took my car on Saturday without asking and brought it back empty. You owe me $60 for gas. Please don't touch my keys again.",
    ],
    [
      'project',
      'Dana, you presented my slides to the client at 3:30 pm and never mentioned my name. That is my work. Please tell Mr. Ruiz who made them.',
    ],
    [
      'sitter',
      "You said you'd be home by 6, and you were home at 8:15. I had to pay the sitter $40 for 2 extra hours. Why didn't you call?",
    ],
    [
      'sister',
      'You told Aunt Carol about my pregnancy after I begged you to keep quiet. You broke my trust, and I will never tell you anything again.',
    ],
    [
      'credit',
      'Rahul, you took full credit in front of the whole team yesterday, and it was me who was sitting till 2 am for three nights. Please tell the manager the truth.',
    ],
    [
      'generator',
      'Oga Tunde, last month I gave you ₦120,000 to repair the generator and till now there is no light and no receipt. Return my money before Sunday, please.',
    ],
    [
      'wedding',
      'Why did you not invite me to your traditional wedding? You invited Ngozi and Emeka. I bought aso ebi of 35k.',
    ],
    [
      'coach',
      'You benched my son for two matches because of one missed training. He is 11. You said "he needs to learn respect". Would you explain that to me?',
    ],
    [
      'report',
      'You submitted the report on 9 May. It was due on 3 May, and the figures for Q2 are missing. I expect a corrected version by 5 pm tomorrow.',
    ],
    [
      'dog',
      "Your dog was barking from 6am to 9am again, and I work nights. You'd help me by keeping it inside before noon.",
    ],
  ],
}
