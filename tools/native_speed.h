/* Shorter ways for what compiled rules do most. Put into mypyc's C code between its runtime and the code of the modules, so that
   the runtime's functions, which are too large to be inlined everywhere, are called only in the rare cases. */

#ifndef Py_GIL_DISABLED

/* Ints that are kept once made: seats, cards, stations and the codes of all choices. Python itself keeps those up to 256. */
#define FIRST_KEPT_INT (-8)
#define KEPT_INTS 4096
static PyObject *kept_ints[KEPT_INTS];

static inline PyObject *int_object(CPyTagged x) {
    size_t place = (size_t)(CPyTagged_ShortAsSsize_t(x) - FIRST_KEPT_INT);
    if (likely(CPyTagged_CheckShort(x) && place < KEPT_INTS)) {
        if (unlikely(kept_ints[place] == NULL))
            kept_ints[place] = CPyTagged_StealAsObject(x);
        Py_INCREF(kept_ints[place]);
        return kept_ints[place];
    }
    return CPyTagged_StealAsObject(x);
}
#define CPyTagged_StealAsObject int_object

/* A function by its name in a module: compiled functions are never replaced, so it is looked up once for each place that names it. */
static inline PyObject *kept_function(PyObject **kept, PyObject *names, PyObject *name) {
    if (unlikely(*kept == NULL))
        *kept = CPyDict_GetItem(names, name);
    Py_XINCREF(*kept);
    return *kept;
}

#else
#define kept_function(kept, names, name) CPyDict_GetItem(names, name)
#endif

/* Items of lists by a number that is not negative. */
static inline PyObject *list_item_borrowed(PyObject *list, CPyTagged index) {
    if (likely(CPyTagged_CheckShort(index) && (size_t)CPyTagged_ShortAsSsize_t(index) < (size_t)PyList_GET_SIZE(list)))
        return PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index));
    return CPyList_GetItemBorrow(list, index);
}

#ifndef Py_GIL_DISABLED
static inline PyObject *list_item(PyObject *list, CPyTagged index) {
    PyObject *item = list_item_borrowed(list, index);
    Py_XINCREF(item);
    return item;
}
#define CPyList_GetItem list_item
#define CPyList_GetItemBorrow list_item_borrowed

/* Lists are compared with copies of themselves to find out whether something has changed, and looked through for numbers that are kept
   ints. What is the same object is equal, here as in Python. */
static inline PyObject *compare(PyObject *left, PyObject *right, int how) {
    if ((how == Py_EQ || how == Py_NE) && PyList_CheckExact(left) && PyList_CheckExact(right)) {
        Py_ssize_t size = PyList_GET_SIZE(left), at = 0;
        int is_equal = size == PyList_GET_SIZE(right);
        if (is_equal)
            while (at < size && PyList_GET_ITEM(left, at) == PyList_GET_ITEM(right, at))
                at++;
        if (!is_equal || at == size)
            return Py_NewRef(is_equal == (how == Py_EQ) ? Py_True : Py_False);
    }
    return PyObject_RichCompare(left, right, how);
}
#define PyObject_RichCompare compare

static inline int contains(PyObject *items, PyObject *item) {
    if (PyList_CheckExact(items))
        for (Py_ssize_t at = 0; at < PyList_GET_SIZE(items); at++)
            if (PyList_GET_ITEM(items, at) == item)
                return 1;
    return PySequence_Contains(items, item);
}
#define PySequence_Contains contains

/* Bytes of an array by a number that is not negative. */
static inline PyObject *byte_or_item(PyObject *items, PyObject *key) {
    if (PyByteArray_CheckExact(items) && PyLong_CheckExact(key)) {
        int is_large;
        long at = PyLong_AsLongAndOverflow(key, &is_large);
        if (at >= 0 && at < PyByteArray_GET_SIZE(items))
            return PyLong_FromLong((unsigned char)PyByteArray_AS_STRING(items)[at]);
    }
    return PyObject_GetItem(items, key);
}
#define PyObject_GetItem byte_or_item

static inline int set_byte_or_item(PyObject *items, PyObject *key, PyObject *value) {
    if (PyByteArray_CheckExact(items) && PyLong_CheckExact(key) && PyLong_CheckExact(value)) {
        int is_large;
        long at = PyLong_AsLongAndOverflow(key, &is_large), byte = PyLong_AsLongAndOverflow(value, &is_large);
        if (at >= 0 && at < PyByteArray_GET_SIZE(items) && byte >= 0 && byte < 256) {
            PyByteArray_AS_STRING(items)[at] = (char)byte;
            return 0;
        }
    }
    return PyObject_SetItem(items, key, value);
}
#define PyObject_SetItem set_byte_or_item

/* The end of a list, while it has room and is not about to shrink. Short lists never shrink: the agenda would do so all the time. */
#define SHORT_LIST 64
static inline int list_append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (likely(size < ((PyListObject *)list)->allocated)) {
        Py_INCREF(item);
        Py_SET_SIZE(list, size + 1);
        PyList_SET_ITEM(list, size, item);
        return 0;
    }
    return PyList_Append(list, item);
}
#define PyList_Append list_append

static inline PyObject *list_pop(PyObject *list) {
    Py_ssize_t size = PyList_GET_SIZE(list) - 1;
    Py_ssize_t room = ((PyListObject *)list)->allocated;
    if (likely(size > room >> 1 || (size >= 0 && room <= SHORT_LIST))) {
        Py_SET_SIZE(list, size);
        return PyList_GET_ITEM(list, size);
    }
    return CPyList_PopLast(list);
}
#define CPyList_PopLast list_pop

/* The items of tuples, the same way. */
static inline PyObject *tuple_item(PyObject *tuple, CPyTagged index) {
    if (likely(CPyTagged_CheckShort(index) && (size_t)CPyTagged_ShortAsSsize_t(index) < (size_t)PyTuple_GET_SIZE(tuple))) {
        PyObject *item = PyTuple_GET_ITEM(tuple, CPyTagged_ShortAsSsize_t(index));
        Py_INCREF(item);
        return item;
    }
    return CPySequenceTuple_GetItem(tuple, index);
}
#define CPySequenceTuple_GetItem tuple_item
#endif

/* Calls of compiled functions that are known only at run time: the steps of the agenda. */
typedef PyObject *(*CompiledFunction)(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);

static inline PyObject *call_function(PyObject *function, PyObject *const *arguments, size_t count, PyObject *names) {
    if (likely(PyCFunction_CheckExact(function) && PyCFunction_GET_FLAGS(function) == (METH_FASTCALL | METH_KEYWORDS)))
        return ((CompiledFunction)(void (*)(void))PyCFunction_GET_FUNCTION(function))(
            PyCFunction_GET_SELF(function), arguments, PyVectorcall_NARGS(count), names);
    return PyObject_Vectorcall(function, arguments, count, names);
}
#define PyObject_Vectorcall call_function
