import type { CheckName } from '../check-names.ts'
import type { Pair } from './pair.ts'

/** Messages from Britain, Ireland, America, India and Nigeria, each with a good answer. */
export const GOOD_ANSWERS: readonly Pair[] = [
  [
    'U promised me half of the tips!! 3 wknds i did ur tables. its 84 pounds altogether n u gave me 20. ur a rat. gimme the other 22 by fri or im tellin kev',
    'You promised me half of the tips, and for three weekends I did your tables. The total is £84 and you gave me £20. Please give me the remaining £22 by Friday, or I will tell Kev.',
  ],
  [
    "Your mate Dan has been kipping on our sofa since the 4th and he's eaten all my food. Are you running a hostel? I want him gone by Sunday night or I'm telling the agency. And wash the pans you left, you slob.",
    'Your friend Dan has been sleeping on our sofa since the 4th, and he has eaten all my food. I want him gone by Sunday night, or I will tell the agency. Please also wash the pans that you left.',
  ],
  [
    'Oga, you carry my standing fan since three weeks, you no return am. Light no dey and heat dey kill my pikin. You be real mumu. Bring am tonight before 8 abeg.',
    'Oga, you took my standing fan three weeks ago and have not returned it. There is no light and the heat is hard on my child. Please bring it tonight before 8.',
  ],
  [
    'Dear Mr Iyer, in spite of two reminders dated 4th and 11th, my provident fund papers are lying with your office. I retired on 30th June. Your clerk is a lazy buffoon who told me to come after lunch, thrice. Kindly release the papers within 7 days and give me the name of the officer in charge.',
    'Dear Mr Iyer, despite two reminders, dated the 4th and the 11th, my provident fund papers are still with your office. I retired on 30 June. Your clerk told me three times to come after lunch. Kindly release the papers within a week, and give me the name of the officer in charge.',
  ],
  [
    'you were meant to get the train tickets monday and you got them friday so they cost 48 quid more. thats on you dopey. either you pay the extra or im not coming to bristol. let me know before payday which is the 28th',
    "You were supposed to buy the train tickets on Monday, but you bought them on Friday, so they cost £48 more. Either you pay the difference or I'm not coming to Bristol. Please let me know before payday, the 28th.",
  ],
  [
    "I'm done paying for your phone. It's been fourteen months at $45 and you told Mom you pay me back every month. You have never paid me back, not once, you leech. I'm cutting the line off on the 1st. Get your own plan, and tell Mom what you actually owe.",
    "I'm done paying for your phone. For fourteen months it has been $45 a month, and you told Mom that you pay me back every month. You haven't paid me back even once. I will cut off the line on the 1st. Please get your own plan and tell Mom the amount you really owe.",
  ],
  [
    "Coach, my boy sat on the bench for all 80 minutes on Saturday. All of it. He's been to every practice since August. You're a spineless bully who only plays your own kid. I was heartbroken watching his face. Tell me straight, is he getting a game on the 19th?",
    'Coach, on Saturday my son spent the full 80 minutes on the bench, although he has attended every practice since August. It broke my heart to watch his face. Please tell me straight whether he will get a game on the 19th.',
  ],
  [
    'wifi bill came, 3 months at 899, u havent given even 1 rupee yaar. kanjoos. i paid all from my stipend. send 1348 by tmrw evening n stop streaming in 4k when i have class',
    "The wifi bill for three months, at 899 a month, has come, and you haven't given a single rupee. I paid all of it from my stipend. Please send 1,348 by tomorrow evening, and don't stream in 4K while I'm in class.",
  ],
  [
    "If you'd rung the vet when I told you, she wouldn't have needed the operation. £1,140! You pay half or I never watch that dog again, you feckless article. She's home Thursday, so be there at four to lift her in.",
    "Had you called the vet when I told you to, she wouldn't have needed the operation, which cost £1,140. Please pay half, or I will never look after the dog again. She comes home on Thursday, so please be there at 4 to lift her in.",
  ],
  [
    "My fridge was delivered on 9 May with a dent in the door and nobody has called me back though I rang on the 10th, 12th and 15th. You're useless, the whole shower of you. I want it swapped, not repaired, and I want the £30 delivery charge back.",
    'On 9 May my fridge was delivered with a dented door. I rang on the 10th, the 12th and the 15th, and nobody has called me back. I want it replaced rather than repaired, and the £30 delivery charge refunded.',
  ],
  [
    'u told the whole group chat i got dumped. it was ME who left HIM. snake. i couldnt face class today. delete the msg and tell them the truth before 6',
    "You told the whole group chat that I had been dumped, but I was the one who left him. I couldn't face class today. Please delete the message and tell them the truth before six.",
  ],
  [
    'Aunty, with due respect, you told the caterer 150 plates when we agreed 220, and on the day food finished by half past one. My in-laws ate biscuits. I was so ashamed. You only wanted to save face with your cheap cousin. Call the caterer and collect back the ₦180,000 balance before month end.',
    'Aunty, with due respect, you told the caterer 150 plates although we had agreed on 220, and on the day the food ran out by 1:30. My in-laws had to eat biscuits, and I was very ashamed. Please call the caterer and recover the ₦180,000 balance before the end of the month.',
  ],
  [
    "Don't you ever pick up my daughter from nursery without telling me again. I was stood there at quarter past three thinking she'd been taken. I nearly called the police, you thoughtless cow. From now on you text me first. Every time.",
    'Please never pick up my daughter from nursery again without telling me. At 3.15 I was standing there thinking she had been taken, and I nearly called the police. From now on, please text me first, every time.',
  ],
  [
    "I'm taking the car on the 20th whether you like it or not, it's in my name. You've had 2 speeding fines in it since Christmas and you hid the letters in the glovebox like a child. Pay the £200 and get your golf clubs out of the boot.",
    "The car is in my name and I am taking it on the 20th. Since Christmas you've had two speeding fines in it, and you hid the letters in the glovebox. Please pay the £200 and take your golf clubs out of the boot.",
  ],
  [
    "Hey Doug, that's the fourth Sunday your leaf blower's started up before 7. The ordinance says 9. What are you, deaf? I work nights at the hospital. Next time I'm calling the city. Also your sprinkler's hitting my car, turn it.",
    'Doug, this is the fourth Sunday that your leaf blower has started before 7, and the ordinance says 9. I work nights at the hospital. Next time I will call the city. Your sprinkler is also hitting my car, so please turn it.',
  ],
  [
    'Sir, you made me to redo the whole report because your own figures were wrong, 3 nights I sat till 1 am. In the review you gave me 2 out of 5 and Kiran 4 out of 5. Bloody unfair man. I want my rating looked at again by the 25th, and in front of HR.',
    'Sir, I had to redo the whole report because your own figures were wrong, and for three nights I sat until 1 am. In the review I was given 2 out of 5, and Kiran was given 4 out of 5. I find this unfair. I request that my rating be reviewed by the 25th, in the presence of HR.',
  ],
  [
    'ur brother borrowed my ps5 in may n sold it. SOLD it. u knew n said nothing. both of u are scum. i want 350 quid or the same console by the end of the month',
    'In May your brother borrowed my PS5 and sold it. You knew and said nothing. I want £350 or the same console by the end of the month.',
  ],
  [
    "We told you on the phone, twice, no smoking on the balcony because of Dad's lungs. He's on oxygen, Lesley. You were out there Tuesday puffing away with the door wide open. Selfish doesn't cover it. Smoke on the street or don't come.",
    "We told you twice on the phone not to smoke on the balcony because of Dad's lungs. He is on oxygen, Lesley. On Tuesday you were smoking out there with the door wide open. Please smoke on the street, or don't come.",
  ],
  [
    "I covered your Saturday shift, your Tuesday shift AND half of Thursday. You owe me one and now you're refusing to do Boxing Day. Slippery git. Swap with me for the 26th or I'm telling Marie you've been clocking in early.",
    "I covered your Saturday shift, your Tuesday shift and half of Thursday's. You owe me one, yet now you refuse to do Boxing Day. Please swap with me for the 26th, or I will tell Marie that you have been clocking in early.",
  ],
  [
    "Nobody asked you to repaint my late mother's room. You painted over her pencil marks where she measured us. I cried the whole night. How stupid can one person be? Don't touch another thing in that house until I get there on the 8th.",
    "Nobody asked you to repaint my late mother's room. You painted over the pencil marks where she had measured us, and I cried all night. Please don't touch anything else in that house until I arrive on the 8th.",
  ],
  [
    "The gym took $59 again on the 1st. I cancelled in writing on April 12, I have the email. You people are crooks. Refund the $118 for May and June and send me something saying it's closed.",
    'The gym charged me $59 again on the 1st, although I cancelled in writing on April 12 and have the email. Please refund the $118 for May and June, and send me written confirmation that the account is closed.',
  ],
  [
    "Your dog bit my son on the hand at 5ish yesterday. Four stitches. You just stood there saying 'he's never done that before'. Idiot. I want the vaccination card today and I want that dog muzzled.",
    "At around five yesterday your dog bit my son on the hand, and he needed four stitches. You stood there saying 'he's never done that before'. Please give me the vaccination card today and keep the dog muzzled.",
  ],
  [
    "I've asked you nicely, I've asked you in writing, I've asked your wife. The skip has been on my side since Easter. Move it by Wednesday noon or the council will, and you'll get the bill, you ignorant lump.",
    'I have asked you politely, in writing, and through your wife. The skip has been on my side since Easter. Please move it by noon on Wednesday. Otherwise the council will, and the bill will go to you.',
  ],
  [
    "Bro you said you'd be at the airport at 11. I landed, waited 2 hours, took a cab for 4,200. Phone switched off. You were sleeping?? Useless fellow. Transfer the 4,200 and don't ask me to bring anything from Dubai again.",
    "You said you would be at the airport at 11. After landing I waited two hours and then took a cab for 4,200, because your phone was switched off. Were you sleeping? Please transfer the 4,200, and don't ask me to bring anything from Dubai again.",
  ],
  [
    "I never agreed to host all 14 of you. I said the six of you, two nights. You turned up with the cousins and stayed five nights, you freeloading clowns. I'm out £260 in food. I'd like £150 of that back and an apology to Mum.",
    "I agreed to host the six of you for two nights, never all 14. You arrived with the cousins and stayed for five nights. The food cost me £260. I'd like £150 of it back, and an apology to Mum.",
  ],
  [
    "My landlord says the leak's from your washing machine. My ceiling came down on Friday 13th. You laughed when I told you, you heartless witch. Get a plumber in before the weekend. I can't sleep for worrying the rest will come down.",
    "According to my landlord, the leak comes from your washing machine. On Friday the 13th my ceiling came down, and you laughed when I told you. Please have a plumber in before the weekend. I can't sleep because I'm worried that the rest will come down.",
  ],
  [
    'Why you telling people say I thief church money? I count that money with Deacon Paul, 46,500 complete, and we both signed on the 2nd. Liar like you. Stand up on Sunday and clear my name.',
    'Why are you telling people that I stole church money? I counted that money with Deacon Paul, 46,500 complete, and both of us signed on the 2nd. On Sunday, please stand up and clear my name.',
  ],
  [
    "So you 'forgot' the school play. She had four lines and she looked for you in row 2 the whole time. I saved the seat. You're a rubbish dad. Ring her tonight before bed, she goes up at half 8, and don't promise her anything you won't do.",
    "You 'forgot' the school play. She had four lines, and she looked for you in row 2 the whole time, where I had saved the seat. Please call her tonight before she goes to bed at 8:30, and don't make her any promise that you won't keep.",
  ],
  [
    "You've cut my hours from 38 to 22 without a word. I found out off the rota pinned in the staff room. I've rent to pay, you jumped-up little manager. Put me back on 38 from Monday or give me the reason in writing.",
    'You cut my hours from 38 to 22 without telling me, and I found out from the rota in the staff room. I have rent to pay. Please put me back on 38 from Monday, or give me the reason in writing.',
  ],
  [
    "Listen, I'm not your bank. £20 in March, £35 in May, £60 last week, and you've paid back a tenner. Grow up. £105 by the 15th.",
    'I am not your bank. I gave you £20 in March, £35 in May and £60 last week, and you have paid back £10. Please pay me £105 by the 15th.',
  ],
  [
    'if u wont do ur half of the slides im emailing prof tan on wednesday. its due thurs 5pm. i did 12 u did 0. dead weight. send me the intro n the sources by tues nite',
    "If you don't do your half of the slides, I will email Prof Tan on Wednesday. They are due on Thursday at 5 pm. I have done 12 and you have done none. Please send me the introduction and the sources by Tuesday night.",
  ],
]

/** Messages with an answer that changes one thing. */
export const ANSWERS_WITH_A_DEFECT: readonly (readonly [...pair: Pair, failed: CheckName])[] = [
  [
    "From now on I'll pick him up myself. Return the 1,200 and say sorry to him.",
    'From now on, please pick him up yourself. Please return the 1,200 and say sorry to him.',
    'addresses_reader',
  ],
  [
    "You told your mates about my miscarriage. I'd told only you. Say sorry to me and leave the group.",
    "Your mates told you about my miscarriage. I'd told only you. Please say sorry to me and leave the group.",
    'addresses_reader',
  ],
  [
    "The train tickets cost 48 quid more because you got them late, dopey. Pay the extra or I'm not coming.",
    "The train tickets cost £48 more because you were late buying them. Please pay half the extra, or I'm not coming.",
    'hard_facts',
  ],
  [
    "My mate's taking me to the match, not you. I want my ticket back by Friday, you flake.",
    'My mate is taking you to the match, not me. I want my ticket back by Friday.',
    'hard_facts',
  ],
  [
    'You sold my bike in May. I want 350 by the end of the month, thief.',
    'You sold my bike in May. I want 350 by the end of the year.',
    'requests_kept',
  ],
  [
    "Don't text my sister again. She's seventeen, you creep. Delete her number.",
    "Please text my sister less often. She's seventeen. Please delete her number.",
    'requests_kept',
  ],
  [
    "You've cut my hours from 38 to 22. Put me back on 38 from Monday.",
    "You've cut my hours from 38 to 22. I would be fine with 30 from Monday.",
    'nothing_invented',
  ],
  [
    "I'm leaving the choir on Sunday, you tyrant. Return my music folder.",
    "I'm considering leaving the choir on Sunday. Please return my music folder.",
    'hard_facts',
  ],
  [
    'Nobody told me the meeting moved to 3. I looked a fool. Send invites to everyone, you clown.',
    'I was told the meeting moved to 3, and I felt like a fool. Please send invites to everyone.',
    'hard_facts',
  ],
  [
    "You said you'd pay the vet on the 4th. You didn't. Pay the vet and bring back the crate.",
    "You said you'd pay the vet on the 4th, but you didn't. Please bring back the crate.",
    'requests_kept',
  ],
  [
    'Your sister scratched my car in the car park. Tell her to call me by 5.',
    'You scratched my car in the car park. Please call me by 5.',
    'addresses_reader',
  ],
  [
    'I fed your fish for 10 days and 3 died because you left the heater off. You muppet.',
    'I fed your fish for 10 days and 3 died because I left the heater off.',
    'addresses_reader',
  ],
  [
    'You owe me for the tickets, 90 each, two of them. Pay by Friday.',
    'You owe me for the tickets, 90 altogether. Please pay by Friday.',
    'facts_kept',
  ],
  [
    "Come and get your boxes on Saturday before noon. I'm not storing them, you hoarder.",
    "Please come and get your boxes on Saturday after noon. I'm not storing them.",
    'requests_kept',
  ],
  [
    'You laughed at my accent in the meeting. I was mortified. Say sorry in front of the team.',
    'You laughed at my accent in the meeting. I was mortified. My manager told me to write to you. Please say sorry in front of the team.',
    'nothing_invented',
  ],
  [
    "Only send me the invoice if the work's finished. It isn't, you cowboy. Finish the tiles.",
    "Please send me the invoice. The work isn't finished. Please finish the tiles.",
    'requests_kept',
  ],
  [
    'You never asked before you took the ladder. Bring it back tonight.',
    'You asked before you took the ladder. Please bring it back tonight.',
    'hard_facts',
  ],
  [
    "I'll have the kids on Saturday, you have them Sunday. Drop them at 10, you timewaster.",
    "I'll have the kids on Sunday, and you have them on Saturday. Please drop them at 10.",
    'hard_facts',
  ],
  [
    "The roof leaks in the back bedroom and your builder won't answer. Get him here by Tuesday.",
    "The roof leaks in the back bedroom and your builder won't answer. Please get him here by Tuesday. I know builders are busy at this time of year.",
    'no_concession',
  ],
  [
    'You keep parking in my bay, bay 12. Stop it. I pay 60 a month for that, you leech.',
    'You keep parking in my bay, bay 12. Please park there less. I pay 60 a month for it.',
    'requests_kept',
  ],
  [
    'You told Dad I was drunk at the funeral. I had one glass. Tell him the truth.',
    'You told Dad I was drunk at the funeral. I had one glass. I will tell him the truth.',
    'requests_kept',
  ],
  [
    'Fix the gate, pay for the lamb and keep your dog on a lead, you halfwit.',
    'Please fix the gate and keep your dog on a lead.',
    'requests_kept',
  ],
  [
    "You read my diary and showed it to Priya. She's told everyone. I want it back, snake.",
    'Priya read my diary and showed it to you. She has told everyone. I want it back.',
    'addresses_reader',
  ],
  [
    'Send the deposit, 700, to my account by the 10th. No more excuses, you crook.',
    'Please send the deposit, 700, to my account by the 10th, or let me know if that is too soon.',
    'no_concession',
  ],
  [
    "I want you out by the 1st. You've stolen from me twice, you rat.",
    "I'd like us to talk about you moving out by the 1st. You've stolen from me twice.",
    'requests_kept',
  ],
  [
    "If the noise goes on after 11 I'm ringing the police. My baby's 6 weeks old, you animals.",
    "The noise goes on after 11 and I'm ringing the police. My baby is 6 weeks old.",
    'requests_kept',
  ],
]
