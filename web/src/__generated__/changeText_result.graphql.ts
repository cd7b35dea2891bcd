/**
 * @generated SignedSource<<3e4978f9e18209d97e11ec4046420780>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type changeText_result$data = {
  readonly current?: {
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"Texte_text">;
  };
  readonly refusal: {
    readonly " $fragmentSpreads": FragmentRefs<"serverRefusal_error">;
  } | null | undefined;
  readonly text?: {
    readonly draft: string | null | undefined;
    readonly value: string;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"Texte_text">;
  };
  readonly " $fragmentType": "changeText_result";
};
export type changeText_result$key = {
  readonly " $data"?: changeText_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"changeText_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "changeText_result"
};

(node as any).hash = "d50ad7e32b59688dae8df526de321769";

export default node;
