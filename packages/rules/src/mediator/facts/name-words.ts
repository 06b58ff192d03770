/** First names that are recognised even in lower case; others only when capitalised. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `aaron abdul abigail abiola ada adam adaeze adebayo adrian ahmed aisha aisling alan alejandro alex alexander alexandra ali alice alison
  amanda amara amina amit amy ana anders andrea andrew anesh angela anita anjali ankit anna anne anthony antonio anya aoife arjun arun ashley
  ayesha ayo babatunde barbara beatrice ben benjamin beth betty bianca bilal bob bolaji brandon brenda brian bridget brittany bruno callum camille
  carl carla carlos carmen caroline catherine charles charlotte chidi chika chinedu chinelo chioma chloe chris christina christine christopher
  chukwudi ciara claire clara clive colin connor craig daniel daniela danielle darren dave david deborah declan deepa deepak demi dennis derek devi diana
  diego dinesh divya dominic donna doris duncan dylan ebuka edward eileen elaine elena elias elizabeth ella ellen ellie emeka emily emma eric erik
  esther ethan eva evan eve evelyn fatima fatou femi fiona folake fiona fred funke gabriel gareth gary gaurav gemma geoff george georgia gloria
  greg gregory hannah harish harriet harry hassan heather helen helena henry hugo ian ibrahim ifeanyi ifeoma imran isaac isabel isabella isha ivan
  jack jacob jacqueline jake jamal james jamie jan jane janet jasmine jason jay jayne jean jeff jennifer jenny jeremy jess jessica jim joan joanne joe joel
  johanna john jonas jonathan jose joseph josh joshua juan judith julia julian julie justin kabir karan karen karim karl karthik kate
  katherine kathleen kathryn katie kavita kayla keisha keith kelechi kelly kemi ken kenneth kerry kevin khalid kieran kim kiran krishna kunle kwame kyle lakshmi
  larry laura lauren leah leanne lena leo leon lewis liam lina linda lisa logan louis louise luca lucas lucy luis lukas luke madison maeve
  manish maria marie mark martha martin mary matt matthew maureen max maya meera megan mehmet mei melissa mia michael michelle miguel mike mo mohammed mohamed
  molly monica muhammad nadia nancy natalie natasha nathan neema neha neil ngozi niamh nicholas nick nicola nicole nigel nikhil nina nisha nneka noah nora
  obinna oliver olivia olu olumide omar oscar owen pablo pamela patricia patrick paul paula pedro peter philip phil pooja pradeep priya rachel rahul raj rajesh
  rakesh ralph ramesh ravi raymond rebecca reena rhys ricardo richard rita robert robin rohan rohit roger ronald rosie ruth ryan sabrina sadia sally sam samantha
  samir samuel sandeep sandra sandy sanjay sara sarah saul scott sean sebastian segun shanice sharon shreya sian simon siobhan sneha sofia sonia sophia
  sophie stacey stefan stephanie stephen steve steven stuart sunita suresh susan suzanne tanya tara tayo temi teresa terry theo thomas tim timothy tina
  titi tobi tola tom tony tracy trevor tunde tyler uche ugo usha valentina vanessa victoria vijay vikram vincent vivek wale walter wanjiku wayne wendy william yasmin
  yemi yetunde yusuf zainab zara zoe`.split(/\s+/),
)

/** Words that aren't names even when capitalised, as they may be in greetings, letters and anger. */
export const NOT_NAMES: ReadonlySet<string> = new Set(
  `dearest jaysus jesus christ janey gosh i i'm im i've i'd i'll a an the and or but so if as at by for from in into of off on onto out over to up with without about after before
  again all also always any anybody anyone anything are aren't be because been being both can can't cannot could couldn't did didn't do does
  doesn't doing done don't down each either else even ever every everybody everyone everything few get give given go going gone good got
  great had hadn't has hasn't have haven't he he's her here hers herself him himself his how i is isn't it it's its itself just keep let let's like
  look made make many may maybe me might mine more most much must my myself need never new next no nobody none nor not nothing now off okay ok oh
  old once one only other our ours ourselves own people perhaps please pls really right said same say says see seen she she's should shouldn't since
  some somebody someone something still such sure take tell than thank thanks that that's their theirs them themselves then there there's these
  they they're thing things this those though through time today together told tomorrow tonight too two under until us use very want was wasn't
  way we we're we've well went were weren't what what's when where which while who who's whom whose why will won't would wouldn't yes yesterday yet
  you you'd you'll you're you've your yours yourself u ur hi hello hey dear hiya sir madam ma'am ma miss mr mrs ms dr prof regards sincerely best cheers love
  kind warm yours faithfully god jesus christ allah lord lol omg wtf fyi asap btw imo tbh idk ps pps wow ugh dude bro bruh man mate guys listen
  seriously honestly actually anyway basically clearly obviously literally frankly sadly unfortunately kindly sorry
  otherwise however instead therefore meanwhile afterwards besides earlier later regardless nevertheless nonetheless likewise furthermore moreover
  thus hence sometimes often overall beforehand unless
  amma appa ammi abbu papa mum mom mummy mommy mama mother dad daddy papa father grandma grandpa granny grandad gran nan nana sister brother sis aunt auntie aunty
  uncle cousin son daughter husband wife boss manager landlord landlady tenant neighbour neighbor teacher coach chef doctor pastor reverend oga
  team everyone all english british american indian nigerian german french spanish european african asian christian muslim hindu catholic
  internet wifi tv pc id uk us usa eu hr it phone money rent house home car room kitchen flat apartment office work school
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april june july august september october november december
  mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec first second third last
  christmas xmas easter thanksgiving halloween diwali holi eid sallah ramadan ramzan hanukkah passover pongal onam boxing valentine valentine's new year
  abeg biko oya wahala haba ehn yaar arre bhai didi beta accha haan na abi sha jare naija eish haba chai aiyo aiyoh aiyah wah alamak jeez och hayi yoh yho jislaaik oof ugh argh yikes crikey strewth`.split(
    /\s+/,
  ),
)
