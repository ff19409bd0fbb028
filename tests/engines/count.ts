import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The last line: what has passed and what has not. */
export default class Count implements Reporter {
  passed = 0;
  failed = 0;

  onTestEnd(_test: TestCase, { status }: TestResult): void {
    if (status === 'passed') this.passed += 1;
    else this.failed += 1;
  }

  /** Outside of any one test. */
  onError(): void {
    this.failed += 1;
  }

  onEnd(): void {
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }
}
