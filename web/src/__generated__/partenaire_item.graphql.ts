/**
 * @generated SignedSource<<22db946f91a633f49b7f85152af748aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type partenaire_item$data = {
  readonly logo: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly nom: string;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "partenaire_item";
};
export type partenaire_item$key = {
  readonly " $data"?: partenaire_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"partenaire_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "partenaire_item"
};

(node as any).hash = "d3fbb31fea5f8c1508a8773818f29fea";

export default node;
