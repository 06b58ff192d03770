import type { Examples } from './messages.ts'

export const COMPLETE: Examples = {
  fails: [
    ['rent', 'You have owed me £450 in rent since 1 March. If I do not have it by Friday, I will go to the'],
    ['rent', 'You have owed me £450 in rent since 1 March. Please pay me by Friday, or I will go to the letting'],
    ['bins', "You haven't put the bins out once since Easter. Please do it by Tuesday, because it is your"],
    ['mum', 'i paid 86 quid for mums birthday meal and u never gave me ur half. can u send me the 43 quid tonight and'],
    [
      'fence',
      'Dear Mr Harlow, your fence stands 30 cm on my land. I have written to you twice, and you have not replied. Please move it by 15 June,',
    ],
    [
      'car',
      "You took my car on Saturday without asking and returned it with an empty tank. That's $60 of gas. Please don't touch my keys again, I would",
    ],
    [
      'sitter',
      "You said you'd be home by 6, but it was 8:15. I had to pay the sitter $40 for 2 extra hours. Why didn't you",
    ],
    [
      'deposit',
      'Sir, I vacated the flat on 31 May. You have not returned my deposit of Rs. 50,000. Kindly return it by 10 July so that',
    ],
    [
      'loud',
      "You play songs until 1 am every night. My exam is on Monday. Please stop, I've told you 5 times already and I",
    ],
    [
      'generator',
      'Oga Tunde, I gave you ₦120,000 last month to repair the generator, and there is still no light and no receipt. Please return my money before Sunday (or',
    ],
    [
      'coach',
      'You benched my son for two matches because of one missed training. He is 11. Please explain that to me. You said "he needs to',
    ],
    [
      'report',
      'The report was due on 3 May. You submitted it on 9 May without the figures for Q2. I expect a corrected version by 5 pm tomorrow. Please make sure that it',
    ],
    ['german', 'Du hast mir die 80 Euro vom 3. April noch nicht zurückgezahlt. Bitte überweise sie bis Freitag, weil'],
    ['dog', 'Dog. Noon.'],
  ],
  passes: [
    [
      'rent',
      'You have owed me £450 in rent since 1 March. Please pay me by Friday, or I will go to the letting agent. Thanks',
    ],
    ['bins', "You haven't put the bins out once since Easter. It's your turn, isn't it? Please sort it by Tuesday!"],
    ['mum', 'i paid 86 quid for mums birthday meal and u never gave me ur half. can u send me the 43 quid tonight pls'],
    [
      'car',
      "You took my car on Saturday without asking and brought it back with an empty tank. That's $60 of gas. Please don't touch my keys again…",
    ],
    [
      'sitter',
      "You said you'd be home by 6. It was 8:15. I had to pay the sitter $40 for 2 extra hours. Why didn't you call?",
    ],
    [
      'credit',
      'Rahul, you took full credit in front of the whole team yesterday. I was the one sitting till 2 am for three nights. Please tell the manager the truth.',
    ],
    [
      'wedding',
      'Why did you not invite me to your traditional wedding? Ngozi and Emeka were there. I bought aso ebi of 35k 😢',
    ],
    ['fridge', 'please stop eating my food. thats the 3rd yoghurt this week. buy your own'],
    ['ghost', "u haven't answered my texts for 4 days. just tell me if ur coming on the 12th"],
    [
      'will',
      'You sold Grandma’s ring without telling any of us. I want it back. She said to me, “That ring is for Ella.”',
    ],
    [
      'coach',
      'You benched my son for two matches because of one missed training. He is 11. Please explain that to me. You said "he needs to learn respect".',
    ],
    ['calm', 'Could you please send me the key to the garage? I need it on Thursday at 10:30. Thank you'],
    [
      'spanish',
      'Nunca me avisaste de que venía tu hermano. Se quedó 5 días en mi casa. Quiero que me preguntes antes.',
    ],
  ],
}
