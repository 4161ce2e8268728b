import { createMerchantApi } from './server/create-merchant-api.ts';
import { startPrivatePostgres } from './testing/start-private-postgres.ts';
import { largeCatalogue } from './testing/test-catalogue.ts';
for (const kind of ['pglite','pg','pg-20000']) {
 const server = kind.startsWith('pg-')||kind==='pg' ? await startPrivatePostgres() : null;
 const t0=performance.now();
 let sqlms=0, n=0; const slow=new Map();
 const api = await createMerchantApi({ databaseUrl: server?.url, apiKey:'k', clock:{now:()=>Date.now()}, randomId:()=>crypto.randomUUID(), report:(e)=>console.error(e), picturesDir:'x', traceSql:(s)=>{sqlms+=s.durationMs;n++; slow.set(s.sql.slice(0,60),(slow.get(s.sql.slice(0,60))??0)+s.durationMs)}, ...(kind==='pg-20000'?{catalogue:largeCatalogue(20000)}:{}) });
 console.log(kind,'open',Math.round(performance.now()-t0));
 const q=(query,variables={})=>api.fetch(new Request('http://x/graphql',{method:'POST',headers:{'content-type':'application/json','x-apikey':'K'},body:JSON.stringify({query,variables})})).then(r=>r.json());
 const card='name canonicalUrl brand{name} primaryCategory{name} unitPrice{sellingPriceIncVatFormatted} lowestPrice{isDiscounted comparisonPriceIncVat} totalStock{totalStock} productImages{fileName} skus{skuId name stock{totalStock}} variantGroup{variants{label stock{totalStock} primaryImage}}';
 const bench=async(name,f,N=60)=>{for(let i=0;i<10;i++)await f();slow.clear();sqlms=0;n=0;const a=[];const c=process.cpuUsage();for(let i=0;i<N;i++){const t=performance.now();await f();a.push(performance.now()-t)}const cu=process.cpuUsage(c);a.sort((x,y)=>x-y);console.log(name.padEnd(10),'p50',a[N>>1].toFixed(1),'p99',a[N-1].toFixed(1),'cpu',((cu.user+cu.system)/1000/N).toFixed(1),'sql',(sqlms/N).toFixed(1),'n',n/N); if(sqlms/N>15) console.log([...slow].sort((x,y)=>y[1]-x[1]).slice(0,3).map(([k,v])=>k+' '+(v/N).toFixed(1)).join('\n'))};
 await bench('list24',()=>q(`{products(take:24,filter:{sort:LATEST}){count products{${card}}}}`));
 await bench('list24$',()=>q(`{products(take:24,filter:{sort:PRICE}){count products{${card}}}}`));
 await bench('search',()=>q(`{products(take:24,filter:{searchText:"mugg",sort:RELEVANCE}){count products{${card}}}}`));
 await bench('product',()=>q(`{product(productId:3){${card} texts{text1 text2} priceLog{date sellingPriceIncVat} parameterGroups{parameters{label value}} breadcrumbs{name} alternativeUrls{url}}}`));
 await api.close(); await server?.stop();
}
