import { type Labelled, pausing, stopping } from '../labelled.ts'

/**
 * WARNING: strong language, threats, abuse and despair. Written without sight of the cues; a random half, for tuning.
 */
export const G_DANGEROUS: readonly Labelled[] = [
  ...stopping([
    "I dont care if he's your brother Leanne, next time he comes round here I am putting him through the window.",
    "I'm coming over with the shotgun and we'll find out who owns the land.",
    'i know i said id calm down but i swear to god mark ima beat the shit out of you when you get home',
    'you wont make it to the court date. il see to that myself, with my own hands',
    'ill slit ur throut you lying cow',
    "Honestly I've tried to be reasonable about the parking, I've written letters, I spoke to the council, and nobody does anything, so here it is: if that van is there in the morning I will drag you out of bed and break both your arms. Have a lovely evening.",
    'im outside ur work at 5. bring ur teeth in a bag cos im taking them out either way',
    "You took my kids so I'll take your life, simple as that.",
    'Tell your lawyer whatever you want. I will burn the house down with you in it.',
  ]),
  ...pausing(
    ['threat'],
    [
      "I've been nice so far. You do not want to meet the other me, ask my first wife.",
      "There is a place for people like you and it's six feet deep.",
      'one day somebodys gonna shut that mouth for u and i hope im there',
      "You've got until Friday and then it's out of my hands what my cousins do.",
      "You should be very, very careful who you upset, you've a small baby and thin windows.",
      'im not threatening u im just telling u what happens to people who grass',
      'accidents happen on that road all the time. just saying. drive safe x',
    ],
  ),
  ...pausing(
    ['self_harm'],
    [
      'been driving past the bridge every night this week and every night its harder to keep driving',
      "if u leave me i've got nothing left to stay alive for",
      "I've written letters to each of the kids. You'll find them in the desk, you'll know when.",
      "there's a rope in the garage and i know what its for, so maybe think about how u talk to me",
      'honestly whats the point. everyone would breathe easier if i just wasnt there',
      "It's fine. You can stop pretending to care, from Sunday you won't need to. I've sorted the paperwork and the cat's going to mum.",
      'ive not eaten in 6 days and i hope my heart just stops',
      'No quiero seguir viviendo, así de simple.',
      'i dont think ill be around for the wedding so just give my ticket to Jen',
      "I'm just so tired of being alive. Anyway, the rent's in the envelope.",
      "Not being dramatic but I stopped wanting to wake up somewhere around March and you didn't even notice, you just asked about the mortgage.",
    ],
  ),
  ...pausing(
    ['violence_at_home'],
    [
      'he goes quiet first n then i know to get the kids upstairs before it starts',
      'Every time that Liverpool lose I end up with ice on my face.',
      'Why do I wear long sleeves in July? You know why.',
      "it was only one slap and he'd had a few",
      "I know which stair creaks, I know the sound of your keys, I know by how you shut the car door what kind of night it's going to be.",
      "The neighbours called the police on us again and you told them we'd dropped a shelf, while I stood there holding a tea towel on my lip.",
      'Mein Mann schlägt mich, wenn er getrunken hat, und seine Familie schaut weg.',
      'ur allowed to be angry. ur not allowed to chuck plates at my head',
      "I've told everyone at work I walked into a cupboard. That's the third cupboard this year.",
      'He strangled me until everything went dark and then he made me pancakes.',
      "You wouldn't stop when I said stop. I said it four times. I was crying. That's not 'being in the mood', Tom.",
    ],
  ),
  ...pausing(
    ['coercive_control'],
    [
      "Just give me your password. A wife with nothing to hide wouldn't make such a fuss.",
      'ur mine. u dont get to leave. thats not how this works',
      "I can't come on Thursday, he's taken the car keys and my shoes again.",
      "I'm not locked in, I just haven't been given a key.",
      'so i have to send him a photo of where i am every hour or he goes mental',
      "My husband's got my bank card and my wages go in his account, he says I'm bad with money",
      "If you report this to the school I'll ring the immigration people about you, and then where will you be?",
      "If you walk out that door you will never see the children again, and I'll make sure every judge knows that you're on pills.",
      "He gives me forty pounds on a Monday and wants the receipts on Friday, and if a penny is missing there's a row.",
      "She decides when I eat and when I sleep, and if I answer back she doesn't speak for weeks until I beg on my knees.",
    ],
  ),
  ...pausing(
    ['stalking'],
    [
      'You changed your number. It took me a day. You changed your locks too, I noticed.',
      'Flowers on the step every morning. No card. I moved house in May and told no one, and this morning there were flowers.',
      'ive been to ur gym, ur mums, ur work. u cant hide from me forever babe',
      'My ex turns up at every single one of my shifts and orders one tea and stares at me for three hours.',
      "I found out that she'd logged in to my location the whole time we were separated.",
      "He's got the Ring password still and he comments on what I wear when I go to the bins.",
      'how did he know i was at the dentist. i never told him. he had a coffee waiting for me outside',
      'blocked him on 4 apps and now hes sending me 1p bank transfers with messages',
      'I followed you home last night just to make sure you got back safe, you should thank me',
      'Er steht jeden Abend vor meinem Fenster und filmt mich.',
    ],
  ),
  ...pausing(
    ['minor_at_risk'],
    [
      "my stepdad says if i tell anyone about the shower they'll take my little sister away",
      "You shook her. I saw it through the window. She's ten weeks old.",
      "Found the belt marks when I bathed him. He said he fell. He's six, he's a terrible liar.",
      'the kids r covered in lice and havent had dinner since sunday and ur asleep on the sofa at noon',
      "Your dad's friend sat my girl on his lap with the door shut, and she's wet the bed every night since.",
      "You leave a four year old alone with the oven on and go to the pub, and I'm the unreasonable one about custody?",
      'The little one told the nursery lady that daddy shuts her in the cellar when she cries.',
      'my mums bf comes in my room at nite and says not to tell. im 12',
    ],
  ),
  ...pausing(
    ['slur'],
    [
      'Typical chink behaviour, taking over the whole allotment committee.',
      'We never had trouble in this street till the pikeys came.',
      'oi retard its not that hard to read a rota',
      'that faggot at the counter gave me the wrong change on purpose',
    ],
  ),
  ...pausing(
    ['doxxing'],
    [
      'post one more thing about me and those pics u sent me last summer go straight to ur boss',
      'Put him on blast. Real name, work, street, the lot. Let the internet deal with him.',
      "I'll tell the whole parish that you've got HIV unless you drop the claim.",
      "Somebody should post the plates of that van and where the driver's kids go to school.",
      "here's her number girls 07700 900461 give her hell",
    ],
  ),
]
