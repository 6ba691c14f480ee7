import { chromium } from 'playwright-core'; import fs from 'node:fs';
const base='http://127.0.0.1:4790', out='/tmp/shots6'; fs.mkdirSync(out,{recursive:true});
const pages={music:'/app/music',fx:'/app/sound-effects/generate',fxhist:'/app/sound-effects/history',explore:'/app/sound-effects/explore',iso:'/app/voice-isolator',sts:'/app/speech-synthesis/speech-to-speech',stshist:'/app/speech-synthesis/speech-to-speech/history',stt:'/app/speech-to-text',dialogue:'/app/speech-synthesis/text-to-dialogue'};
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
for (const [w,h,t] of [[1440,900,'light'],[390,844,'dark']]) {
  const c=await b.newContext({viewport:{width:w,height:h},colorScheme:t}); const p=await c.newPage(); p.setDefaultTimeout(40000);
  p.on('pageerror',e=>console.log('ERR',String(e).slice(0,200))); p.on('console',m=>m.type()==='error'&&console.log('CONSOLE',m.text().slice(0,160)));
  await p.goto(base+'/app/sign-in'); await p.getByLabel(/email/i).first().fill('o@example.com'); await p.getByLabel(/password/i).first().fill('correct-horse'); await p.keyboard.press('Enter'); await p.waitForURL(/\/app(?!\/sign-in)/);
  const skip=p.getByRole('button',{name:'Skip'}); await skip.waitFor({timeout:w===1440?12000:3000}).then(()=>skip.click(),()=>{}); await p.waitForTimeout(1500);
  for (const [n,path] of Object.entries(pages)) { await p.goto(base+path); await p.waitForTimeout(2500); await p.screenshot({path:`${out}/${n}-${w}.png`}); const sw=await p.evaluate(()=>document.documentElement.scrollWidth); if(sw>w) console.log('WIDE',n,w,sw); }
  await c.close();
}
const m=await b.newPage();
const names=Object.keys(pages);
for (let i=0;i<names.length;i+=3){ fs.writeFileSync(`${out}/s.html`,`<body style="margin:0;white-space:nowrap;background:#888">${names.slice(i,i+3).map(n=>`<img style="height:560px;margin-right:4px" src="file://${out}/${n}-1440.png"><img style="height:560px;margin-right:8px" src="file://${out}/${n}-390.png">`).join('')}</body>`); await m.setViewportSize({width:3510,height:560}); await m.goto(`file://${out}/s.html`); await m.waitForTimeout(300); await m.screenshot({path:`${out}/sheet-${i/3}.png`}); }
await b.close();
