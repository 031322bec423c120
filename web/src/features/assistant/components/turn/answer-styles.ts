/** All that an answer is drawn with, wherever one is shown. */
import 'katex/dist/katex.min.css';
import '@navor/ui/prose/reading.css';
import '@navor/ui/prose/callouts.css';
import '@navor/ui/prose/formula-boxes.css';
import '#screen/reading/live-formula/calculation.css';
import './answer-marks.css';
