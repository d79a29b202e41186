;; Products of weights and rows, both as whole numbers of 16 bits with a scale for each row: eight at a time, and since whole numbers are
;; added in whatever order to the same sum, the same bits on every machine. Weights are below 2^10 and rows below 2^13, so that the
;; products of 256 inputs stay below 2^31. Inputs are a multiple of eight, outputs of four.
(module
  (import "js" "memory" (memory 1))

  ;; Each row of floats as whole numbers below 2^13 and what one of them is worth.
  (func (export "toShorts")
    (param $rows i32) (param $shorts i32) (param $scales i32) (param $count i32) (param $width i32)
    (local $bytes i32) (local $at i32) (local $end i32) (local $most f32) (local $four v128)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 2)))
    (loop $each
      (local.set $four (v128.const f32x4 0 0 0 0))
      (local.set $at (local.get $rows))
      (local.set $end (i32.add (local.get $rows) (local.get $bytes)))
      (loop $greatest
        (local.set $four (f32x4.max (local.get $four) (f32x4.abs (v128.load (local.get $at)))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $greatest (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $most (f32.max
        (f32.max (f32x4.extract_lane 0 (local.get $four)) (f32x4.extract_lane 1 (local.get $four)))
        (f32.max (f32x4.extract_lane 2 (local.get $four)) (f32x4.extract_lane 3 (local.get $four)))))
      (f32.store (local.get $scales) (f32.div (local.get $most) (f32.const 8191)))
      ;; A row of nothing stays one: nothing times whatever.
      (local.set $four (f32x4.splat (f32.div (f32.const 8191) (f32.max (local.get $most) (f32.const 1e-30)))))
      (local.set $at (local.get $rows))
      (loop $whole
        (v128.store (local.get $shorts) (i16x8.narrow_i32x4_s
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (v128.load offset=0 (local.get $at)) (local.get $four))))
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (v128.load offset=16 (local.get $at)) (local.get $four))))))
        (local.set $shorts (i32.add (local.get $shorts) (i32.const 16)))
        (local.set $at (i32.add (local.get $at) (i32.const 32)))
        (br_if $whole (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $rows (local.get $end))
      (local.set $scales (i32.add (local.get $scales) (i32.const 4)))
      (local.set $count (i32.sub (local.get $count) (i32.const 1)))
      (br_if $each (i32.gt_s (local.get $count) (i32.const 0)))))

  ;; output[r][o] += sum of weights[o][i] * input[r][i]. Weights lie as they are come by: for every four outputs, for every eight
  ;; inputs, the eight of each output.
  (func (export "addProducts")
    (param $weights i32) (param $worths i32) (param $input i32) (param $scales i32) (param $output i32)
    (param $count i32) (param $inputs i32) (param $outputs i32)
    (local $row_bytes i32) (local $out_bytes i32) (local $input_end i32) (local $out_end i32)
    (local $second i32) (local $third i32) (local $weight i32) (local $worth i32) (local $out i32)
    (local $at i32) (local $at_second i32) (local $at_third i32) (local $eight v128)
    (local $x v128) (local $y v128) (local $z v128)
    (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128)
    (local $b0 v128) (local $b1 v128) (local $b2 v128) (local $b3 v128)
    (local $c0 v128) (local $c1 v128) (local $c2 v128) (local $c3 v128)
    (local.set $row_bytes (i32.shl (local.get $inputs) (i32.const 1)))
    (local.set $out_bytes (i32.shl (local.get $outputs) (i32.const 2)))
    ;; Three rows at a time, so that each weight is fetched once for them; what is behind the last row is the last once more.
    (loop $rows
      (local.set $second (i32.gt_u (local.get $count) (i32.const 1)))
      (local.set $third (i32.add (local.get $second) (i32.gt_u (local.get $count) (i32.const 2))))
      (local.set $input_end (i32.add (local.get $input) (local.get $row_bytes)))
      (local.set $weight (local.get $weights))
      (local.set $worth (local.get $worths))
      (local.set $out (local.get $output))
      (local.set $out_end (i32.add (local.get $output) (local.get $out_bytes)))
      (loop $quads
        (local.set $a0 (v128.const i32x4 0 0 0 0)) (local.set $a1 (v128.const i32x4 0 0 0 0))
        (local.set $a2 (v128.const i32x4 0 0 0 0)) (local.set $a3 (v128.const i32x4 0 0 0 0))
        (local.set $b0 (v128.const i32x4 0 0 0 0)) (local.set $b1 (v128.const i32x4 0 0 0 0))
        (local.set $b2 (v128.const i32x4 0 0 0 0)) (local.set $b3 (v128.const i32x4 0 0 0 0))
        (local.set $c0 (v128.const i32x4 0 0 0 0)) (local.set $c1 (v128.const i32x4 0 0 0 0))
        (local.set $c2 (v128.const i32x4 0 0 0 0)) (local.set $c3 (v128.const i32x4 0 0 0 0))
        (local.set $at (local.get $input))
        (local.set $at_second (i32.add (local.get $input) (i32.mul (local.get $second) (local.get $row_bytes))))
        (local.set $at_third (i32.add (local.get $input) (i32.mul (local.get $third) (local.get $row_bytes))))
        (loop $places
          (local.set $x (v128.load (local.get $at)))
          (local.set $y (v128.load (local.get $at_second)))
          (local.set $z (v128.load (local.get $at_third)))
          (local.set $eight (v128.load offset=0 (local.get $weight)))
          (local.set $a0 (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (local.get $eight) (local.get $x))))
          (local.set $b0 (i32x4.add (local.get $b0) (i32x4.dot_i16x8_s (local.get $eight) (local.get $y))))
          (local.set $c0 (i32x4.add (local.get $c0) (i32x4.dot_i16x8_s (local.get $eight) (local.get $z))))
          (local.set $eight (v128.load offset=16 (local.get $weight)))
          (local.set $a1 (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (local.get $eight) (local.get $x))))
          (local.set $b1 (i32x4.add (local.get $b1) (i32x4.dot_i16x8_s (local.get $eight) (local.get $y))))
          (local.set $c1 (i32x4.add (local.get $c1) (i32x4.dot_i16x8_s (local.get $eight) (local.get $z))))
          (local.set $eight (v128.load offset=32 (local.get $weight)))
          (local.set $a2 (i32x4.add (local.get $a2) (i32x4.dot_i16x8_s (local.get $eight) (local.get $x))))
          (local.set $b2 (i32x4.add (local.get $b2) (i32x4.dot_i16x8_s (local.get $eight) (local.get $y))))
          (local.set $c2 (i32x4.add (local.get $c2) (i32x4.dot_i16x8_s (local.get $eight) (local.get $z))))
          (local.set $eight (v128.load offset=48 (local.get $weight)))
          (local.set $a3 (i32x4.add (local.get $a3) (i32x4.dot_i16x8_s (local.get $eight) (local.get $x))))
          (local.set $b3 (i32x4.add (local.get $b3) (i32x4.dot_i16x8_s (local.get $eight) (local.get $y))))
          (local.set $c3 (i32x4.add (local.get $c3) (i32x4.dot_i16x8_s (local.get $eight) (local.get $z))))
          (local.set $weight (i32.add (local.get $weight) (i32.const 64)))
          (local.set $at_second (i32.add (local.get $at_second) (i32.const 16)))
          (local.set $at_third (i32.add (local.get $at_third) (i32.const 16)))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $places (i32.lt_u (local.get $at) (local.get $input_end))))
        ;; All are read before any is written: the second and the third may be the first.
        (local.set $at_second (i32.add (local.get $out) (i32.mul (local.get $second) (local.get $out_bytes))))
        (local.set $at_third (i32.add (local.get $out) (i32.mul (local.get $third) (local.get $out_bytes))))
        (local.set $eight (v128.load (local.get $worth)))
        ;; Of each row the sums of the four outputs, side by side.
        (local.set $a0 (i32x4.add
          (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a0) (local.get $a1))
          (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a0) (local.get $a1))))
        (local.set $a2 (i32x4.add
          (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a2) (local.get $a3))
          (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a2) (local.get $a3))))
        (local.set $a0 (i32x4.add
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $a0) (local.get $a2))
          (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $a0) (local.get $a2))))
        (local.set $b0 (i32x4.add
          (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $b0) (local.get $b1))
          (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $b0) (local.get $b1))))
        (local.set $b2 (i32x4.add
          (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $b2) (local.get $b3))
          (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $b2) (local.get $b3))))
        (local.set $b0 (i32x4.add
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $b0) (local.get $b2))
          (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $b0) (local.get $b2))))
        (local.set $c0 (i32x4.add
          (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c0) (local.get $c1))
          (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c0) (local.get $c1))))
        (local.set $c2 (i32x4.add
          (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c2) (local.get $c3))
          (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c2) (local.get $c3))))
        (local.set $c0 (i32x4.add
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $c0) (local.get $c2))
          (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $c0) (local.get $c2))))
        (local.set $a0 (f32x4.add (v128.load (local.get $out))
          (f32x4.mul (f32x4.mul (local.get $eight) (v128.load32_splat (local.get $scales))) (f32x4.convert_i32x4_s (local.get $a0)))))
        (local.set $b0 (f32x4.add (v128.load (local.get $at_second))
          (f32x4.mul (f32x4.mul (local.get $eight) (v128.load32_splat (i32.add (local.get $scales) (i32.shl (local.get $second) (i32.const 2))))) (f32x4.convert_i32x4_s (local.get $b0)))))
        (local.set $c0 (f32x4.add (v128.load (local.get $at_third))
          (f32x4.mul (f32x4.mul (local.get $eight) (v128.load32_splat (i32.add (local.get $scales) (i32.shl (local.get $third) (i32.const 2))))) (f32x4.convert_i32x4_s (local.get $c0)))))
        (v128.store (local.get $out) (local.get $a0))
        (v128.store (local.get $at_second) (local.get $b0))
        (v128.store (local.get $at_third) (local.get $c0))
        (local.set $worth (i32.add (local.get $worth) (i32.const 16)))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (br_if $quads (i32.lt_u (local.get $out) (local.get $out_end))))
      (local.set $input (i32.add (local.get $input) (i32.mul (local.get $row_bytes) (i32.const 3))))
      (local.set $output (i32.add (local.get $output) (i32.mul (local.get $out_bytes) (i32.const 3))))
      (local.set $scales (i32.add (local.get $scales) (i32.const 12)))
      (local.set $count (i32.sub (local.get $count) (i32.const 3)))
      (br_if $rows (i32.gt_s (local.get $count) (i32.const 0)))))

  ;; rows[i] += next[i] where that is more than nothing.
  (func (export "addGained") (param $rows i32) (param $next i32) (param $length i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $rows) (i32.shl (local.get $length) (i32.const 2))))
    (loop $places
      (v128.store (local.get $rows) (f32x4.add (v128.load (local.get $rows))
        (f32x4.max (v128.load (local.get $next)) (v128.const f32x4 0 0 0 0))))
      (local.set $next (i32.add (local.get $next) (i32.const 16)))
      (local.set $rows (i32.add (local.get $rows) (i32.const 16)))
      (br_if $places (i32.lt_u (local.get $rows) (local.get $end)))))

  ;; rows[i] += bytes[i] * worth.
  (func (export "addBytes") (param $rows i32) (param $bytes i32) (param $worth f32) (param $length i32)
    (local $end i32) (local $eight v128) (local $worths v128)
    (local.set $worths (f32x4.splat (local.get $worth)))
    (local.set $end (i32.add (local.get $bytes) (local.get $length)))
    (loop $places
      (local.set $eight (v128.load8x8_s (local.get $bytes)))
      (v128.store offset=0 (local.get $rows) (f32x4.add (v128.load offset=0 (local.get $rows)) (f32x4.mul (local.get $worths)
        (f32x4.convert_i32x4_s (i32x4.extend_low_i16x8_s (local.get $eight))))))
      (v128.store offset=16 (local.get $rows) (f32x4.add (v128.load offset=16 (local.get $rows)) (f32x4.mul (local.get $worths)
        (f32x4.convert_i32x4_s (i32x4.extend_high_i16x8_s (local.get $eight))))))
      (local.set $rows (i32.add (local.get $rows) (i32.const 32)))
      (local.set $bytes (i32.add (local.get $bytes) (i32.const 8)))
      (br_if $places (i32.lt_u (local.get $bytes) (local.get $end)))))

  ;; Of each row the sum of weights[i] * rows[i] over what is more than nothing, four parts always added in the same order.
  (func (export "sumGained") (param $rows i32) (param $weights i32) (param $sums i32) (param $count i32) (param $width i32)
    (local $at i32) (local $end i32) (local $four v128)
    (loop $each
      (local.set $four (v128.const f32x4 0 0 0 0))
      (local.set $at (local.get $weights))
      (local.set $end (i32.add (local.get $weights) (i32.shl (local.get $width) (i32.const 2))))
      (loop $places
        (local.set $four (f32x4.add (local.get $four) (f32x4.mul (v128.load (local.get $at))
          (f32x4.max (v128.load (local.get $rows)) (v128.const f32x4 0 0 0 0)))))
        (local.set $rows (i32.add (local.get $rows) (i32.const 16)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $places (i32.lt_u (local.get $at) (local.get $end))))
      (f32.store (local.get $sums) (f32.add
        (f32.add (f32x4.extract_lane 0 (local.get $four)) (f32x4.extract_lane 1 (local.get $four)))
        (f32.add (f32x4.extract_lane 2 (local.get $four)) (f32x4.extract_lane 3 (local.get $four)))))
      (local.set $sums (i32.add (local.get $sums) (i32.const 4)))
      (local.set $count (i32.sub (local.get $count) (i32.const 1)))
      (br_if $each (i32.gt_s (local.get $count) (i32.const 0))))))
