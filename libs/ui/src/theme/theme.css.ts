import './vars.css.ts';
import './font-faces.css.ts';
import './base.css.ts';
