import type { Examples } from './messages.ts'

export const NOTHING_INVENTED: Examples = {
  fails: [
    [
      'rent',
      'You have owed me £450 in rent since 1 March, plus £50 for the gas bill. Please pay me by Friday, or I will go to the letting agent.',
    ],
    [
      'bins',
      "You haven't put the bins out once since Easter. I have done it 9 times. It's your turn, isn't it? Please sort it by Tuesday.",
    ],
    [
      'mum',
      "I paid 86 quid for mum's birthday meal with Claire, and you never gave me your half. Can you send me the 43 quid tonight, please?",
    ],
    [
      'fence',
      'Dear Mr Harlow, your fence stands 30 cm on my land. I have written to you twice, on 3 and 20 May, and you have not replied. Kindly move it by 15 June.',
    ],
    [
      'car',
      "You took my car on Saturday without asking and brought it back with an empty tank. That's $60 of gas. I was worried about you. Please don't touch my keys again.",
    ],
    [
      'project',
      'Dana, you presented my slides to the client at 3:30 pm and never mentioned my name. I feel lonely at work. Please tell Mr. Ruiz who made them.',
    ],
    [
      'sitter',
      "You said you'd be home by 6. It was 8:15. I had to pay the sitter $40 for 2 extra hours, and I was scared. Why didn't you call?",
    ],
    [
      'deposit',
      'Sir, I vacated the flat on 31st May. You have not returned my deposit of Rs. 50,000. I am depressed about this. Kindly return it by 10th July.',
    ],
    [
      'car',
      "You took my car on Saturday without asking and brought it back with an empty tank. That's $60 of gas. You have never respected me as a parent. Please don't touch my keys again.",
    ],
    [
      'loud',
      'You play songs till 1 am every night, and my exam is on Monday at 9 am. Please stop it, I have told you 5 times already.',
    ],
    [
      'generator',
      'Oga Tunde, last month I gave you ₦120,000 to repair the generator and there is no light, no receipt. Mama Chidi told me the same happened to her. Please return my money before Sunday.',
    ],
    [
      'fridge',
      'Please stop eating my food. That was the 3rd yoghurt this week. I love living with you. Please buy your own.',
    ],
    [
      'calm',
      'Could you please send me the key to the garage? I need it on Thursday at 10:30. I feel frustrated about this.',
    ],
    [
      'report',
      'The report was due on 3 May. You submitted it on 9 May, without the figures for Q2. I am in despair. I expect a corrected version by 5 pm tomorrow.',
    ],
    [
      'invoice',
      'I am writing regarding invoice 2047 for €1,200. Payment was due 30 days ago. You have never contacted me. My lawyer said "sue them". Please transfer the amount within 7 days.',
    ],
    [
      'fence',
      "Dear Mr Harlow, your fence stands 30 cm on my land. I have written to you twice and you have not replied. Kindly move it by 15 June, otherwise I'll have to take legal advice.",
    ],
  ],
  passes: [
    [
      'rent',
      "I'm frustrated that you have owed me £450 in rent since 1 March. Please pay me by Friday, or I will go to the letting agent.",
    ],
    [
      'bins',
      "It annoys me that you haven't put the bins out once since Easter. It's your turn, isn't it? Please sort it by Tuesday.",
    ],
    [
      'mum',
      "I paid for mum's birthday meal, 86 quid, and you never gave me your half. Please can you send me the 43 quid tonight?",
    ],
    [
      'car',
      "I'm upset that you took my car on Saturday without asking and brought it back with an empty tank. That's $60 of gas. Please don't touch my keys again.",
    ],
    [
      'project',
      'Dana, you presented my slides to the client at 3:30 pm and never mentioned my name. I feel you took credit for my work. Please tell Mr. Ruiz who made them.',
    ],
    [
      'sister',
      'You told Aunt Carol about my pregnancy after I begged you to keep quiet, and I feel betrayed. I will never tell you anything again.',
    ],
    [
      'credit',
      'Rahul, you took full credit in front of the whole team yesterday. I alone was sitting till 2 am for three nights. Please tell the manager the truth.',
    ],
    [
      'loud',
      'Every night you play songs till 1 am, and my exam is on Monday. I have told you five times already. Please stop.',
    ],
    [
      'wedding',
      'Abeg, why did you not invite me to your traditional wedding? I felt left out, as Ngozi and Emeka were there and I had bought aso ebi of 35k.',
    ],
    [
      'rent',
      "You have owed me £450 in rent since 1 March, and I'm worried. Please pay me by Friday, or I will go to the letting agent.",
    ],
    ['fridge', "It's the third yoghurt this week, and I'm annoyed. Please stop eating my food and buy your own."],
    [
      'ghost',
      "You haven't answered my texts for 4 days and I feel ignored. Please just tell me if you're coming on the 12th.",
    ],
    ['dog', 'Your dog was barking again from 6 to 9 am. I work nights. Please keep it inside before noon.'],
    [
      'spanish',
      'Nunca me avisaste de que venía tu hermano y se quedó cinco días en mi casa. Quiero que me preguntes antes.',
    ],
  ],
}
