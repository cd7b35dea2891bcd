/**
 * @generated SignedSource<<14f1c6768c2751043829d9a436430921>>
 * @relayHash 6f7ba8faf3f4922b5aed4c3ec0f49685
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9e741e467e79b82f08abfe6a23b89966ac42cab45d222fefef50c5adc18da9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfidentialitePageQuery } from './ConfidentialitePageQuery.graphql';

const node: PreloadableConcreteRequest<ConfidentialitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9e741e467e79b82f08abfe6a23b89966ac42cab45d222fefef50c5adc18da9f",
    "metadata": {},
    "name": "ConfidentialitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
