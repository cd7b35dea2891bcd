/**
 * @generated SignedSource<<958d94d8712361cc7e66ba72f3b59341>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type refus_error$data = {
  readonly fields?: ReadonlyArray<{
    readonly field: string;
    readonly message: string;
  }>;
  readonly message: string;
  readonly retryAfter?: number;
  readonly " $fragmentType": "refus_error";
};
export type refus_error$key = {
  readonly " $data"?: refus_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"refus_error">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "refus_error"
};

(node as any).hash = "ae3baba9352493ba7107629476d30580";

export default node;
